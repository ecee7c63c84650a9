import { couponKinds, longestCode } from '../../../contracts/coupons.ts';
import { Alert } from '../../ui/alert.tsx';
import { Field, Select, TextInput } from '../../ui/field.tsx';
import { FieldPair } from '../both-languages.tsx';
import { useAdminWords } from '../use-admin-words.ts';
import { useErrorOf } from '../use-error-of.ts';
import type { CouponForm } from './use-coupon-form.ts';

const amountInput = { dir: 'ltr', inputMode: 'decimal', autoComplete: 'off' } as const;
const countInput = { ...amountInput, inputMode: 'numeric' } as const;

/** The fields of a coupon. */
export function CouponFields({ form, freeGoods }: Pick<CouponForm, 'form' | 'freeGoods'>) {
  const { coupons: say } = useAdminWords();
  const errorOf = useErrorOf(form);
  return (
    <>
      <Field label={say.code} hint={say.codeHint} error={errorOf('code')}>
        <TextInput
          {...form.register('code')}
          maxLength={longestCode}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
        />
      </Field>
      <DiscountFields form={form} />
      <Field label={say.minimum} note={say.optional} hint={say.minimumHint} error={errorOf('minimum')}>
        <TextInput {...amountInput} {...form.register('minimum')} />
      </Field>
      {freeGoods.isAsked && (
        <Alert tone="note" isAnswer>
          {freeGoods.meaning} {say.freeQuestion}
        </Alert>
      )}
      <FieldPair>
        <Field label={say.from} note={say.optional} error={errorOf('from')}>
          <TextInput type="date" {...form.register('from')} />
        </Field>
        <Field label={say.until} note={say.optional} error={errorOf('until')}>
          <TextInput type="date" {...form.register('until')} />
        </Field>
      </FieldPair>
      <FieldPair>
        <Field label={say.uses} note={say.optional} error={errorOf('uses')}>
          <TextInput {...countInput} {...form.register('uses')} />
        </Field>
        <Field label={say.usesEach} note={say.optional} hint={say.usesEachHint} error={errorOf('uses_each')}>
          <TextInput {...countInput} {...form.register('uses_each')} />
        </Field>
      </FieldPair>
    </>
  );
}

/** The coupon's discount: its kind, and the value where the kind needs one. */
function DiscountFields({ form }: Pick<CouponForm, 'form'>) {
  const { coupons: say } = useAdminWords();
  const errorOf = useErrorOf(form);
  const kind = form.watch('kind');
  return (
    <FieldPair>
      <Field label={say.kind}>
        <Select {...form.register('kind')}>
          {couponKinds.map((one) => (
            <option key={one} value={one}>
              {say.kinds[one]}
            </option>
          ))}
        </Select>
      </Field>
      {kind === 'percent' && (
        <Field label={say.percent} error={errorOf('percent')}>
          <TextInput {...countInput} {...form.register('percent')} required />
        </Field>
      )}
      {kind === 'amount' && (
        <Field label={say.amount} error={errorOf('amount')}>
          <TextInput {...amountInput} {...form.register('amount')} required />
        </Field>
      )}
    </FieldPair>
  );
}
