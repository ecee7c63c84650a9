import { paymentWords } from '../../../contracts/payment-words.ts';
import { ledgerMethods } from '../../../contracts/payments.ts';
import { describeFault } from '../../i18n/describe-fault.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { Field, Select, TextInput } from '../../ui/field.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { useAdminErrors } from '../use-admin-errors.ts';
import { useAdminWords } from '../use-admin-words.ts';
import type { PaymentForm } from './use-payment-form.ts';

export function PaymentFields({ form, turn }: Pick<PaymentForm, 'form' | 'turn'>) {
  const errors = useAdminErrors();
  const { payments: say } = useAdminWords();
  const language = useLanguage();
  const faultOf = (field: 'amount' | 'reference' | 'note') => {
    const code = form.formState.errors[field]?.message;
    return code && describeFault(code, errors);
  };
  return (
    <>
      <Segmented
        label={say.direction}
        value={form.watch('direction')}
        onValueChange={turn}
        options={[
          { value: 'came', label: say.came },
          { value: 'went', label: say.went },
        ]}
      />
      <Field label={say.amount} error={faultOf('amount')}>
        <TextInput dir="ltr" inputMode="decimal" autoComplete="off" {...form.register('amount')} />
      </Field>
      <Field label={say.method}>
        <Select {...form.register('method')}>
          {ledgerMethods.map((name) => (
            <option key={name} value={name}>
              {paymentWords[language].ledger[name]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={say.reference} note={say.optional} error={faultOf('reference')}>
        <TextInput autoComplete="off" {...form.register('reference')} />
      </Field>
      <Field label={say.note} note={say.optional} error={faultOf('note')}>
        <TextInput autoComplete="off" {...form.register('note')} />
      </Field>
    </>
  );
}
