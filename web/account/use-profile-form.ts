import { zodResolver } from '@hookform/resolvers/zod';
import { type FormEvent, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as schemas from '../../contracts/accounts.schemas.ts';
import { type User, updateProfile } from '../../contracts/accounts.ts';
import type { InputOf, ParsedInputOf } from '../../contracts/endpoint.ts';
import type { ErrorDetail } from '../../contracts/error.ts';
import { formatPhone } from '../../contracts/format-phone.ts';
import { readDraft, removeDraft, storeDraft } from '../browser/drafts.ts';
import { moveFavourites } from '../favourites/merge-favourites.ts';
import { ApiError, call, describeError } from '../http/api.ts';
import { describeFault } from '../i18n/describe-fault.ts';
import { useWords } from '../i18n/language.tsx';
import { useCustomerWords } from '../i18n/use-customer-words.ts';
import { isCodeMissing } from '../session/is-code-missing.ts';
import { expireSession, isSessionRefused, markAdmin, storeProfile } from '../session/session.ts';
import { useFocusFirstInvalid } from '../ui/use-focus-first-invalid.ts';

type Values = InputOf<typeof updateProfile>;
type Parsed = ParsedInputOf<typeof updateProfile>;

const texts = ['name', 'email', 'phone', 'birthDate', 'address'] as const;
const fields = ['name', 'email', 'password', 'code', 'phone', 'birthDate', 'address'] as const;
type FieldName = (typeof fields)[number];

/** The form of a user's details: restored drafts, validation, and saving. */
export function useProfileForm(user: User, onSaved: () => void) {
  const words = useWords();
  const { profile } = useCustomerWords();
  const [alert, setAlert] = useState<string | null>(null);
  const [asksCode, setAsksCode] = useState(false);
  const [draft] = useState(() => readDraft('profile', user.email));
  const form = useForm<Values, unknown, Parsed>({
    resolver: zodResolver(schemas.updateProfile.input),
    defaultValues: draft ?? textsOf(user),
    shouldFocusError: false,
  });
  const { errors, isSubmitting, submitCount } = form.formState;
  const element = useFocusFirstInvalid(submitCount);

  const send = async (parsed: Parsed): Promise<void> => {
    setAlert(null);
    try {
      storeSaved(user, await call(updateProfile, changesOf(parsed, user)));
      onSaved();
    } catch (error) {
      if (isSessionRefused(error)) expireSession(() => void form.handleSubmit(send)());
      explain(error);
    }
  };

  const explain = (error: unknown) => {
    const details = error instanceof ApiError ? detailsOf(error) : [];
    const broken = fields.flatMap((name) => details.find(({ path }) => path === name) ?? []);
    if (isCodeMissing(error)) setAsksCode(true);
    for (const { path, code, message } of broken)
      form.setError(path as FieldName, { message: code ?? message });
    if (broken.length === 0) setAlert(describeError(error, words));
  };

  const errorOf = (name: FieldName) => {
    const code = errors[name]?.message;
    if (!code) return undefined;
    if (name === 'birthDate') return profile.birthDateWrong;
    if (code === 'user_exists') return words.errors.refusals.user_exists;
    return describeFault(code, words.errors);
  };

  return {
    form,
    /** Ref of the form's element. */
    element,
    alert,
    errorOf,
    isSubmitting,
    asksCode,
    /** Draft persistence: restores what was typed in an earlier visit. */
    isRestored: draft !== null,
    updateDraft: () => {
      const values = form.getValues() as ProfileValues;
      const typed = Object.fromEntries(texts.map((name) => [name, values[name]])) as ProfileValues;
      const saved = textsOf(user);
      if (texts.some((name) => typed[name] !== saved[name])) storeDraft('profile', user.email, typed);
      else removeDraft('profile');
    },
    submit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (isSubmitting) return;
      // A partially typed date has an empty value: only `validity.badInput` reveals it, and a reset would erase it.
      const day = event.currentTarget.elements.namedItem('birthDate') as HTMLInputElement | null;
      if (!day || day.validity.valid) void form.handleSubmit(send)(event);
      else form.setError('birthDate', { message: 'invalid' }, { shouldFocus: true });
    },
  };
}

/** The texts of the form, as typed. */
type ProfileValues = Record<(typeof texts)[number], string>;

const textsOf = ({ name, email, phone, birthDate, address }: User): ProfileValues => ({
  name,
  email,
  phone: formatPhone(phone),
  birthDate,
  address,
});

/** Sends only changed fields, so that another device's changes are not overwritten. */
function changesOf({ password, code, ...parsed }: Parsed, user: User): Values {
  const changed = texts.filter((name) => parsed[name] !== user[name]);
  const values = Object.fromEntries(changed.map((name) => [name, parsed[name]]));
  return changed.includes('email') ? { ...values, password, code } : values;
}

/** A taken email (409 conflict) is reported as a field error. */
const detailsOf = ({ code, details, message }: ApiError): ErrorDetail[] =>
  code === 'user_exists' ? [{ path: 'email', message, code }] : details;

function storeSaved(before: User, saved: User): void {
  removeDraft('profile');
  if (saved.email !== before.email) {
    moveFavourites(before.email, saved.email);
    if (saved.role === 'admin') markAdmin(saved);
  }
  storeProfile(saved);
}
