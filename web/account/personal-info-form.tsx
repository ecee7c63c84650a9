import type { User } from '../../contracts/accounts.ts';
import { dayInAmman } from '../../contracts/calendar-day.ts';
import { useContent } from '../content/shop-content.tsx';
import { useAccountWords } from '../i18n/use-account-words.ts';
import { useCustomerWords } from '../i18n/use-customer-words.ts';
import { CodeField } from '../session/code-field.tsx';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Field, PasswordInput, TextInput } from '../ui/field.tsx';
import { PhoneInput } from '../ui/phone-input.tsx';
import styles from './profile.module.css';
import { useProfileForm } from './use-profile-form.ts';

type PersonalInfoFormProps = { user: User; onSaved: () => void; onCancel: () => void };

export function PersonalInfoForm({ user, onSaved, onCancel }: PersonalInfoFormProps) {
  const account = useAccountWords();
  const customer = useCustomerWords();
  const { asksBirthDate } = useContent();
  const { profile } = customer;
  const { form, alert, errorOf, asksCode, isSubmitting, isRestored, remember, submit } = useProfileForm(
    user,
    onSaved,
  );
  const email = form.watch('email') ?? '';
  const isOtherEmail = email.trim().toLowerCase() !== user.email;
  return (
    <form className={styles.form} noValidate onSubmit={submit} onChange={remember}>
      {alert && <Alert isAnswer>{alert}</Alert>}
      {isRestored && !alert && <Alert tone="ok">{profile.draftKept}</Alert>}
      <Field label={profile.name} error={errorOf('name')}>
        <TextInput {...form.register('name')} autoComplete="name" required />
      </Field>
      <Field label={profile.email} error={errorOf('email')}>
        <TextInput {...form.register('email')} type="email" autoComplete="email" required />
      </Field>
      {isOtherEmail && (
        <Field label={profile.emailPassword} hint={profile.emailPasswordWhy} error={errorOf('password')}>
          <PasswordInput
            {...form.register('password', { shouldUnregister: true })}
            autoComplete="current-password"
            required
            showLabel={account.show}
            hideLabel={account.hide}
          />
        </Field>
      )}
      {isOtherEmail && asksCode && (
        <CodeField input={form.register('code', { shouldUnregister: true })} error={errorOf('code')} />
      )}
      <Field label={profile.phone} note={profile.optional} error={errorOf('phone')}>
        <PhoneInput {...form.register('phone')} />
      </Field>
      {(asksBirthDate || user.birthDate) && (
        <Field label={profile.birthDate} note={profile.optional} error={errorOf('birthDate')}>
          <TextInput {...form.register('birthDate')} type="date" max={dayInAmman()} autoComplete="bday" />
        </Field>
      )}
      <Field label={profile.address} note={profile.optional} error={errorOf('address')}>
        <TextInput {...form.register('address')} autoComplete="street-address" />
      </Field>
      <div className={styles.end}>
        <Button variant="line" onClick={onCancel}>
          {profile.cancel}
        </Button>
        <Button type="submit" busy={isSubmitting}>
          {profile.save}
        </Button>
      </div>
    </form>
  );
}
