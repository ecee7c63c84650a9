import { useEffect } from 'react';
import { Link } from 'react-router';
import type { User } from '../../contracts/accounts.ts';
import { dayInAmman } from '../../contracts/calendar-day.ts';
import { normalizeEmail } from '../../contracts/normalize-email.ts';
import { useContent } from '../content/shop-content.tsx';
import { useAccountWords } from '../i18n/use-account-words.ts';
import { useCustomerWords } from '../i18n/use-customer-words.ts';
import { CodeField } from '../session/code-field.tsx';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Field, TextInput } from '../ui/field.tsx';
import { PasswordInput } from '../ui/password-input.tsx';
import { PhoneField } from '../ui/phone-field.tsx';
import styles from './profile.module.css';
import { ProfileAddress, useDefaultAddress } from './profile-address.tsx';
import { useProfileForm } from './use-profile-form.ts';

type PersonalInfoFormProps = { user: User; onSaved: () => void; onCancel: () => void };

export function PersonalInfoForm({ user, onSaved, onCancel }: PersonalInfoFormProps) {
  const account = useAccountWords();
  const customer = useCustomerWords();
  const { asksBirthDate } = useContent();
  const { profile } = customer;
  const { form, element, alert, errorOf, asksCode, isSubmitting, isRestored, updateDraft, submit } =
    useProfileForm(user, onSaved);
  const email = form.watch('email') ?? '';
  // Saving this line would replace the whole default address, losing its area, city and country. So until the addresses
  // are loaded it is treated as one.
  const { saved } = useDefaultAddress(user);
  const isAddressSaved = saved === undefined || Boolean(saved?.city);
  // Text typed here before belongs to no address any more.
  useEffect(() => {
    if (isAddressSaved) form.setValue('address', user.address);
  }, [isAddressSaved, form, user.address]);
  const isOtherEmail = normalizeEmail(email) !== user.email;
  return (
    <form ref={element} className={styles.form} noValidate onSubmit={submit} onChange={updateDraft}>
      {alert && <Alert isAnswer>{alert}</Alert>}
      {isRestored && !alert && <Alert tone="note">{profile.draftKept}</Alert>}
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
      <PhoneField
        {...form.register('phone')}
        label={profile.phone}
        note={profile.optional}
        error={errorOf('phone')}
      />
      {(asksBirthDate || user.birthDate) && (
        <Field label={profile.birthDate} note={profile.optional} error={errorOf('birthDate')}>
          <TextInput {...form.register('birthDate')} type="date" max={dayInAmman()} autoComplete="bday" />
        </Field>
      )}
      {isAddressSaved ? (
        <div>
          <p className="muted">{profile.address}</p>
          <p>
            <ProfileAddress user={user} />
          </p>
          <p className="muted">
            {profile.addressKept}{' '}
            <Link className="link" to="#addresses" preventScrollReset>
              {customer.addresses.tab}
            </Link>
          </p>
        </div>
      ) : (
        <Field label={profile.address} note={profile.optional} error={errorOf('address')}>
          <TextInput {...form.register('address')} autoComplete="street-address" />
        </Field>
      )}
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
