import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import type { User } from '../../contracts/accounts.ts';
import * as schemas from '../../contracts/messages.schemas.ts';
import { longestMessage, sendMessage } from '../../contracts/messages.ts';
import { formatPhoneAsTyped } from '../../contracts/phone.ts';
import { parseFieldError } from '../../contracts/text-limit.ts';
import { type Draft, readDraft, removeDraft, storeDraft } from '../browser/drafts.ts';
import { ApiError, call, describeError } from '../http/api.ts';
import { describeFault } from '../i18n/describe-fault.ts';
import { useLanguage, useWords } from '../i18n/language.tsx';
import { useContentWords } from '../i18n/use-content-words.ts';
import { useSession } from '../session/session.ts';

const schema = z.omit(schemas.sendMessage.input, { language: true });
type Values = z.input<typeof schema>;
type Sent = z.output<typeof schema>;
const contactFields = ['name', 'email', 'phone', 'subject', 'message'] as const;

/** Request timeout, in milliseconds. */
const timeoutMs = 30_000;

/** State of the contact form: draft persistence, prefilled user data, validation, sending. */
export function useContactForm(known: Draft, onSent: (values: Sent) => void) {
  const words = useWords();
  const say = useContentWords().contact.form;
  const language = useLanguage();
  // No default values: input typed or autofilled before hydration is kept.
  const form = useForm<Values, unknown, Sent>({ resolver: zodResolver(schema) });
  const [alert, setAlert] = useState<string | null>(null);
  const owner = useSession(({ user }) => user?.email ?? '');
  const ofAccount = useFilledIn(form, known);

  const explain = (error: unknown) => {
    console.error('Failed to send message', error);
    const details = error instanceof ApiError ? error.details : [];
    const broken = contactFields.flatMap((name) => details.find(({ path }) => path === name) ?? []);
    for (const { path, code, message } of broken) {
      form.setError(path as keyof Values, { message: code ?? message });
    }
    const first = broken[0]?.path as keyof Values | undefined;
    if (first) form.setFocus(first);
    else setAlert(reasonOf(error));
  };

  const reasonOf = (error: unknown): string => {
    const code = error instanceof ApiError ? error.code : 'unknown';
    if (code === 'unknown') return say.failed;
    return code === 'network'
      ? `${say.failed}. ${words.errors.network}`
      : describeError(error, words, say.failed);
  };

  const send = async (values: Sent) => {
    setAlert(null);
    try {
      await call(sendMessage, { ...values, language }, { signal: AbortSignal.timeout(timeoutMs) });
      removeDraft('contact');
      onSent(values);
    } catch (error) {
      explain(error);
    }
  };

  return {
    form,
    alert,
    submit: form.handleSubmit(send),
    storeDraft: () => storeDraft('contact', owner, typedOf(form.getValues(), ofAccount.current)),
    errorOf: (name: keyof Values): string | undefined => {
      const code = form.formState.errors[name]?.message;
      if (!code) return undefined;
      const length = form.getValues('message').trim().length;
      if (name === 'message' && parseFieldError(code).code === 'too_long')
        return say.tooLong(length, longestMessage);
      return describeFault(code, words.errors);
    },
  };
}

/** Prefills empty fields by precedence: draft, `known`, account. The account's values are cleared on logout. */
function useFilledIn(form: ReturnType<typeof useForm<Values, unknown, Sent>>, known: Draft) {
  const { user, status } = useSession();
  const ofAccount = useRef<Draft>({});
  const fillIn = (values: Draft) => {
    for (const name of contactFields) {
      if (!values[name] || form.getValues(name)) continue;
      form.setValue(name, values[name] as Values['subject']);
      // If the form was submitted before the account was loaded, it reported this field as missing.
      form.clearErrors(name);
    }
  };
  const isKnown = status !== 'unknown';
  // biome-ignore lint/correctness/useExhaustiveDependencies: who is signed in is the reason, not a renewed profile.
  useEffect(() => {
    if (!isKnown) return;
    for (const [name, value] of Object.entries(ofAccount.current) as [keyof Values, string][]) {
      if (form.getValues(name) === value) form.setValue(name, '' as Values['subject']);
    }
    ofAccount.current = user ? detailsOf(user) : {};
    fillIn(readDraft('contact', user?.email ?? '') ?? {});
    fillIn(known);
    fillIn(ofAccount.current);
  }, [isKnown, user?.id]);
  return ofAccount;
}

const detailsOf = ({ name, email, phone }: User): Draft => ({
  name,
  email,
  phone: formatPhoneAsTyped(phone),
});

const typedOf = (values: Partial<Draft>, given: Draft): Draft =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      value && value !== given[name] ? [[name, value]] : [],
    ),
  );
