import { zodResolver } from '@hookform/resolvers/zod';
import { type SyntheticEvent, useState } from 'react';
import { useForm } from 'react-hook-form';
import { type User, updateProfile } from '../../contracts/accounts.ts';
import type { InputOf, ParsedInputOf } from '../../contracts/endpoint.ts';
import { formatPhone } from '../../contracts/phone.ts';
import { ApiError, call, describeDetail, describeError } from '../api.ts';
import { useWords } from '../i18n/language.tsx';
import { forgetSession, useSession } from '../state/session.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Field, TextInput } from '../ui/field.tsx';
import styles from './profile.module.css';

type Values = InputOf<typeof updateProfile>;
const fields = ['name', 'phone', 'birthDate', 'address'] as const;

type PersonalInfoFormProps = { user: User; onSaved: () => void; onCancel: () => void };

export function PersonalInfoForm({ user, onSaved, onCancel }: PersonalInfoFormProps) {
  const words = useWords();
  const { customer, errors } = words;
  const { profile } = customer;
  const [alert, setAlert] = useState<string | null>(null);
  const form = useForm<Values, unknown, ParsedInputOf<typeof updateProfile>>({
    resolver: zodResolver(updateProfile.input),
    defaultValues: { ...user, phone: formatPhone(user.phone) },
  });
  const { isSubmitting } = form.formState;

  const send = async (values: ParsedInputOf<typeof updateProfile>) => {
    setAlert(null);
    try {
      useSession.setState({ user: await call(updateProfile, values) });
      onSaved();
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) forgetSession();
      else explain(error);
    }
  };

  const explain = (error: unknown) => {
    const details = error instanceof ApiError ? error.details : [];
    const known = fields.flatMap((name) => details.filter(({ path }) => path === name).slice(0, 1));
    for (const { path, code, message } of known)
      form.setError(path as keyof Values, { message: code ?? message });
    if (known.length === 0) setAlert(describeError(error, words));
  };

  const errorOf = (name: keyof Values) => {
    const code = form.formState.errors[name]?.message;
    return code && describeDetail({ path: name, message: code, code }, errors);
  };

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!isSubmitting) void form.handleSubmit(send)(event);
  };

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {alert && <Alert>{alert}</Alert>}
      <Field label={profile.name} error={errorOf('name')}>
        <TextInput {...form.register('name')} autoComplete="name" required />
      </Field>
      <Field label={profile.email}>
        <TextInput type="email" value={user.email} readOnly />
      </Field>
      <Field label={profile.phone} note={profile.optional} error={errorOf('phone')}>
        <TextInput {...form.register('phone')} type="tel" autoComplete="tel" />
      </Field>
      <Field label={profile.birthDate} note={profile.optional} error={errorOf('birthDate')}>
        <TextInput {...form.register('birthDate')} type="date" autoComplete="bday" />
      </Field>
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
