import { zodResolver } from '@hookform/resolvers/zod';
import { type SyntheticEvent, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { type FieldErrors, type FieldPath, type FieldValues, useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import type { User } from '../../contracts/accounts.ts';
import type { ErrorDetail } from '../../contracts/error.ts';
import { ApiError, describeDetail } from '../api.ts';
import { useWords } from '../i18n/language.tsx';
import { enter, markAdmin } from '../state/session.ts';
import { useShowToast } from '../ui/toast.tsx';

/** How long the server may take, in milliseconds, before the form says that it did not answer. */
const patience = 30_000;

type Options<Input extends FieldValues, Output> = {
  schema: z.ZodMiniType<Output, Input>;
  /** The fields in the order in which their broken rules are told. */
  order: readonly FieldPath<Input>[];
  send: (values: Output, signal: AbortSignal) => Promise<{ user: User; token: string }>;
  /** A refusal of the server in the reader's language. */
  explain: (error: unknown) => string;
  greet: (user: User) => string;
  onSuccess?: (user: User) => void;
};

/** What login and signup share: rules told at their fields, one alert, one sending at a time, and coming in. */
export function useAccountForm<Input extends FieldValues, Output>({
  schema,
  order,
  send,
  explain,
  greet,
  onSuccess,
}: Options<Input, Output>) {
  const { errors } = useWords();
  const showToast = useShowToast();
  // No default values: what was typed or filled in before the page came alive is taken over.
  const form = useForm<Input, unknown, Output>({ resolver: zodResolver(schema), shouldFocusError: false });
  const [alert, setAlert] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [isReady, setReady] = useState(false);
  useEffect(() => setReady(true), []);

  // A schema's message is a code, the server's is told already.
  const say = (message: unknown) =>
    typeof message === 'string' ? describeDetail({ path: '', message, code: message }, errors) : undefined;

  /** Alert first: it comes into sight, and then the field that the focus goes to. */
  const tell = (text: string, field?: FieldPath<Input>) => {
    flushSync(() => setAlert(text));
    if (!field) return;
    form.setFocus(field);
    // Where the focus was there already, the alert may have pushed the field out of sight.
    document.activeElement?.scrollIntoView({ block: 'nearest' });
  };

  const tellBrokenRules = (broken: FieldErrors<Input>) => {
    const first = order.find((name) => broken[name]);
    if (first) tell(say(broken[first]?.message) ?? '', first);
  };

  const tellRefusal = (error: unknown): undefined => {
    setBusy(false);
    const details = detailsOf(error, explain);
    const known = order.flatMap((name) => details.find(({ path }) => path === name) ?? []);
    const broken = known.map((detail) => ({
      name: detail.path as FieldPath<Input>,
      message: describeDetail(detail, errors),
    }));
    for (const { name, message } of broken) form.setError(name, { message });
    tell(broken[0]?.message ?? explain(error), broken[0]?.name);
  };

  const sendOnce = async (values: Output) => {
    const answer = await send(values, AbortSignal.timeout(patience)).catch(tellRefusal);
    if (!answer) return;
    // Busy until the page or the modal is gone: nothing is sent twice on the way out.
    enter(answer);
    if (answer.user.role === 'admin') markAdmin(answer.user);
    showToast({ text: greet(answer.user) });
    onSuccess?.(answer.user);
  };

  return {
    form,
    alert,
    isBusy,
    /** Before the page is alive the browser would send the form by itself, with the password in the address. */
    submitType: isReady ? ('submit' as const) : ('button' as const),
    errorOf: (name: FieldPath<Input>) => say(form.formState.errors[name]?.message),
    clearAlert: () => setAlert(null),
    submit: (event: SyntheticEvent) => {
      event.preventDefault();
      if (isBusy) return;
      setBusy(true);
      setAlert(null);
      void form.handleSubmit(sendOnce, (broken) => {
        setBusy(false);
        tellBrokenRules(broken);
      })(event);
    },
  };
}

/** An email that is taken is a broken rule of its field, though the server tells it as a conflict. */
function detailsOf(error: unknown, explain: (error: unknown) => string): ErrorDetail[] {
  if (!(error instanceof ApiError)) return [];
  return error.code === 'user_exists' ? [{ path: 'email', message: explain(error) }] : error.details;
}
