import { zodResolver } from '@hookform/resolvers/zod';
import { type FieldPath, useForm } from 'react-hook-form';
import { type PaymentMethod, paymentMethods } from '../../../contracts/payment-methods.ts';
import * as schemas from '../../../contracts/payment-settings.schemas.ts';
import {
  type EditedPaymentSettings,
  formatIban,
  setPaymentSettings,
} from '../../../contracts/payment-settings.ts';
import { callRecorded } from '../../http/api.ts';
import { describeFault } from '../../i18n/describe-fault.ts';
import { queryClient, refetchChanged } from '../../session/query-client.ts';
import { useAction } from '../../session/use-action.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field, TextInput } from '../../ui/field.tsx';
import { LongLine } from '../../ui/text-area.tsx';
import { useFocusFirstInvalid } from '../../ui/use-focus-first-invalid.ts';
import { FormDraft, MergedNotice, useFormDraft } from '../form-draft.tsx';
import { withIdentity } from '../identity.tsx';
import { SaveBar } from '../save-bar.tsx';
import { useMergeNewerVersion, useMergeOnConflict } from '../save-conflict.ts';
import { useAdminErrors } from '../use-admin-errors.ts';
import { useAdminWords } from '../use-admin-words.ts';
import { useUndo } from '../use-undo.ts';
import styles from './payment-methods.module.css';
import { paymentSettingsQuery } from './payment-settings-query.ts';

type Name = FieldPath<EditedPaymentSettings>;

const fieldsOf: Record<PaymentMethod, Exclude<Name, 'methods' | 'version' | `methods.${number}`>[]> = {
  cash: [],
  cliq: ['cliq_alias', 'cliq_name'],
  bank: ['bank_name', 'account_name', 'iban'],
  chat: [],
};
const code = { dir: 'ltr', autoCapitalize: 'characters', spellCheck: false } as const;
const isCode = new Set<Name>(['cliq_alias', 'iban']);

const valuesOf = (loaded: EditedPaymentSettings): EditedPaymentSettings => ({
  ...loaded,
  iban: formatIban(loaded.iban),
});

/** Each payment method with its account below; an account stays filled in while its method is off. */
export function PaymentMethodsForm({ loaded }: { loaded: EditedPaymentSettings }) {
  const { paymentMethods: say } = useAdminWords();
  const errors = useAdminErrors();
  const { offerUndo } = useUndo();
  const form = useForm<EditedPaymentSettings>({
    resolver: zodResolver(schemas.setPaymentSettings.input),
    defaultValues: valuesOf(loaded),
    shouldFocusError: false,
  });
  const box = useFocusFirstInvalid(form.formState.submitCount);
  const draft = useFormDraft(form, 'payment-methods', loaded.version, { isLaterTaken: true });
  useMergeNewerVersion(form, loaded, valuesOf(loaded), draft.rebase);
  const refetch = () => void refetchChanged({ queryKey: paymentSettingsQuery.queryKey }).catch(() => null);
  const { isMerged, saveOver } = useMergeOnConflict(paymentSettingsQuery.queryKey);
  const saving = useAction(async () => {
    const sent = structuredClone(form.getValues());
    const input = schemas.setPaymentSettings.input.parse(sent);
    const saved = await saveOver(() => withIdentity(() => callRecorded(setPaymentSettings, input)));
    if (!saved) return;
    const { answer, activity } = saved;
    draft.markSaved(sent, valuesOf(answer));
    queryClient.setQueryData(paymentSettingsQuery.queryKey, answer);
    offerUndo({
      activity,
      subject: 'payment settings',
      text: say.saved,
      onUndone: refetch,
      isFromForm: true,
      until: draft.untilUnsaved(),
    });
  }, say.failedToSave);
  const errorOf = (name: Name) => {
    const code = form.formState.errors[name as 'iban']?.message;
    return code && describeFault(code, errors);
  };
  const on = form.watch('methods');
  const { isDirty } = form.formState;
  return (
    <form ref={box} className={styles.form} noValidate onSubmit={form.handleSubmit(saving.start)}>
      <FormDraft form={form} draft={draft} isSaving={saving.isBusy} />
      {isMerged && <MergedNotice />}
      {saving.failure && <Alert isAnswer>{saving.failure}</Alert>}
      <p role="status">{on.length === 0 ? say.none : say.order}</p>
      {paymentMethods.map((method) => (
        <section key={method} className={styles.method}>
          <Checkbox value={method} {...form.register('methods')}>
            <b>{say.methods[method]}</b>
            <span className="muted"> {say.about[method]}</span>
          </Checkbox>
          {(on.includes(method) || fieldsOf[method].some((name) => loaded[name])) &&
            fieldsOf[method].map((name) => (
              <Field key={name} label={say.fields[name]} hint={say.hints[name]} error={errorOf(name)}>
                {name === 'iban' ? (
                  <LongLine {...code} autoComplete="off" {...form.register(name)} />
                ) : (
                  <TextInput {...form.register(name)} {...(isCode.has(name) && code)} autoComplete="off" />
                )}
              </Field>
            ))}
        </section>
      ))}
      <p className="muted">{say.guarded}</p>
      <SaveBar isChanged={isDirty} errors={form.formState.errors}>
        <Button type="submit" busy={saving.isBusy}>
          {say.save}
        </Button>
      </SaveBar>
    </form>
  );
}
