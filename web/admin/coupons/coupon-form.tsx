import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import {
  type Coupon,
  couponKinds,
  createCoupon,
  deleteCoupon,
  listCoupons,
  longestCode,
  type NewCoupon,
  updateCoupon,
} from '../../../contracts/coupons.ts';
import { ApiError, call, callRecorded } from '../../http/api.ts';
import { formatPrice } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { useAction } from '../../session/use-action.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Field, Select, TextInput } from '../../ui/field.tsx';
import { FormModal } from '../../ui/form-modal.tsx';
import { useFocusFirstInvalid } from '../../ui/use-focus-first-invalid.ts';
import { FieldPair } from '../both-languages.tsx';
import { DraftAutosave, useBegun, useFormDraft } from '../form-draft.tsx';
import styles from '../modal-form.module.css';
import { tellAmount, tellNumber, withoutPercentSign } from '../parse-amount.ts';
import { toastName } from '../short-name.ts';
import { useAdminWords } from '../use-admin-words.ts';
import { useErrorOf } from '../use-error-of.ts';
import { useLaterChoice } from '../use-later-version.ts';
import { useUndo } from '../use-undo.ts';
import { ChoiceWaits, FormVersionChoice, type NamedFields } from '../version-choice.tsx';
import { refetchCoupons } from './coupon-queries.ts';
import { type CouponValues, couponFormSchema, makesGoodsFree, valuesOf } from './coupon-values.ts';

type CouponFormProps = { coupon: Coupon | null; onClose: () => void };

/** All of a coupon, to be changed; a new one where there is none. */
export function CouponForm({ coupon, onClose }: CouponFormProps) {
  const { coupons: say } = useAdminWords();
  const { offerUndo } = useUndo();
  const draftName = `coupon:${coupon?.id ?? 'new'}`;
  const begun = useBegun(draftName, coupon);
  const form = useForm<CouponValues, unknown, NewCoupon>({
    resolver: zodResolver(couponFormSchema),
    defaultValues: valuesOf(begun),
    shouldFocusError: false,
  });
  const element = useFocusFirstInvalid(form.formState.submitCount);
  const choice = useLaterChoice(form, coupon, {
    begun,
    find: async () => (await call(listCoupons, {})).find(({ id }) => id === coupon?.id),
    valuesOf,
  });
  const draft = useFormDraft(form, draftName, choice.saved?.version, { begun: choice.saved });
  const [kind] = form.watch(['kind', 'percent', 'amount', 'minimum']);
  const freeGoodsOf = useFreeGoods();
  const freeGoods = freeGoodsOf(form.getValues());
  /** What was asked at the last tap; it is asked again when it means something else by now. */
  const [asked, setAsked] = useState<string | null>(null);
  const isAsked = freeGoods !== null && freeGoods === asked;
  const close = () => {
    draft.drop();
    onClose();
  };
  const offer = (activity: number | null, id: string, text: string) => {
    close();
    refetchCoupons();
    offerUndo({ activity, subject: id, text, onUndone: refetchCoupons, isFromForm: true });
  };
  const saving = useAction(async () => {
    const isAsSaved = freeGoods === freeGoodsOf(valuesOf(choice.saved));
    if (freeGoods !== null && !isAsked && !isAsSaved) return setAsked(freeGoods);
    const typed = couponFormSchema.parse(form.getValues());
    try {
      const saved = await choice.saveOver((onto) =>
        onto
          ? callRecorded(updateCoupon, {
              ...typed,
              ...{ id: onto.id, version: onto.version, active: onto.active },
            })
          : callRecorded(createCoupon, typed),
      );
      if (!saved) return refetchCoupons();
      const { answer, activity } = saved;
      offer(activity, answer.id, say.saved(toastName(answer.code, 16)));
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'coupon_taken')) throw error;
      form.setError('code', { message: error.code }, { shouldFocus: true });
    }
  }, say.failedToSave);
  const removing = useAction(async () => {
    if (!coupon) return;
    const { activity } = await callRecorded(deleteCoupon, { id: coupon.id });
    offer(activity, coupon.id, say.removed(toastName(coupon.code, 16)));
  }, say.failedToChange);
  const errorOf = useErrorOf(form);
  const namedFields = (values: CouponValues): NamedFields => [
    [say.code, values.code],
    [say.kind, say.kinds[values.kind]],
    [say.percent, tellNumber(withoutPercentSign(values.percent))],
    [say.amount, tellAmount(values.amount)],
    [say.minimum, tellAmount(values.minimum)],
    [say.from, values.from],
    [say.until, values.until],
    [say.uses, tellNumber(values.uses)],
    [say.usesEach, tellNumber(values.uses_each)],
  ];
  const isBusy = saving.isBusy || removing.isBusy;
  const failure = saving.failure ?? removing.failure;
  const sum = { dir: 'ltr', inputMode: 'decimal', autoComplete: 'off' } as const;
  const whole = { ...sum, inputMode: 'numeric' } as const;
  return (
    <FormModal
      isChanged={form.formState.isDirty}
      onClose={close}
      busy={isBusy}
      title={coupon ? say.editTitle : say.newTitle}
      foot={
        choice.theirs ? (
          <ChoiceWaits />
        ) : (
          <Button type="submit" form="coupon" busy={saving.isBusy} disabled={removing.isBusy}>
            {isAsked ? say.saveFree : say.save}
          </Button>
        )
      }
    >
      <form
        ref={element}
        id="coupon"
        className={styles.form}
        noValidate
        onSubmit={form.handleSubmit(saving.start)}
      >
        <DraftAutosave form={form} draft={draft} isChoice={choice.theirs !== null} />
        <FormVersionChoice
          choice={choice}
          draft={draft}
          fieldsOf={(saved) => namedFields(valuesOf(saved))}
          mine={namedFields(form.getValues())}
        />
        {failure && <Alert isAnswer>{failure}</Alert>}
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
              <TextInput {...whole} {...form.register('percent')} required />
            </Field>
          )}
          {kind === 'amount' && (
            <Field label={say.amount} error={errorOf('amount')}>
              <TextInput {...sum} {...form.register('amount')} required />
            </Field>
          )}
        </FieldPair>
        <Field label={say.minimum} note={say.optional} hint={say.minimumHint} error={errorOf('minimum')}>
          <TextInput {...sum} {...form.register('minimum')} />
        </Field>
        {isAsked && (
          <Alert tone="note" isAnswer>
            {freeGoods} {say.freeQuestion}
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
            <TextInput {...whole} {...form.register('uses')} />
          </Field>
          <Field
            label={say.usesEach}
            note={say.optional}
            hint={say.usesEachHint}
            error={errorOf('uses_each')}
          >
            <TextInput {...whole} {...form.register('uses_each')} />
          </Field>
        </FieldPair>
        {coupon && (
          <div className={styles.removal}>
            <Button
              size="sm"
              variant="bad"
              busy={removing.isBusy}
              disabled={saving.isBusy}
              onClick={removing.start}
            >
              {say.remove}
            </Button>
          </div>
        )}
      </form>
    </FormModal>
  );
}

/** What it means that a coupon makes goods free, by what is typed; null where it doesn't. */
function useFreeGoods(): (values: CouponValues) => string | null {
  const { coupons: say } = useAdminWords();
  const language = useLanguage();
  return (values) => {
    const { data } = couponFormSchema.safeParse(values);
    if (!data || !makesGoodsFree(data)) return null;
    const [off, from] = [data.amount, data.minimum].map((sum) => (sum ? formatPrice(sum, language) : null));
    return off ? say.freeUpTo(off, from ?? null) : say.allFree(from ?? null);
  };
}
