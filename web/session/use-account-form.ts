import { zodResolver } from '@hookform/resolvers/zod';
import { type SyntheticEvent, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  useForm,
} from 'react-hook-form';
import type * as z from 'zod/mini';
import type { ErrorDetail } from '../../contracts/error.ts';
import { ApiError, describeDetail } from '../http/api.ts';
import { useWords } from '../i18n/language.tsx';

/** How long the server may take, in milliseconds, before the form says that it did not answer. */
const timeoutMs = 30_000;

type Options<Input extends FieldValues, Output, Answer> = {
  schema: z.ZodMiniType<Output, Input>;
  /** The fields in the order in which their broken rules are told. */
  order: readonly FieldPath<Input>[];
  /** Without any, what was typed or filled in before the page came alive is taken over. */
  startWith?: DefaultValues<Input>;
  send: (values: Output, signal: AbortSignal) => Promise<Answer>;
  /** A refusal of the server in the reader's language. */
  explain: (error: unknown) => string;
  /** The page or the modal goes on: the form stays busy until it is gone. */
  onSent: (answer: Answer, values: Output) => void;
};

/** What the forms around an account share: rules told at their fields, one alert, and one sending at a time. */
export function useAccountForm<Input extends FieldValues, Output, Answer>({
  schema,
  order,
  startWith,
  send,
  explain,
  onSent,
}: Options<Input, Output, Answer>) {
  const { errors } = useWords();
  const form = useForm<Input, unknown, Output>({
    resolver: zodResolver(schema),
    shouldFocusError: false,
    ...(startWith && { defaultValues: startWith }),
  });
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
    const names = order.filter((name) => broken[name]);
    const [told] = names;
    if (told) tell(say(broken[told]?.message) ?? '', names.toSorted(byPlace(broken))[0]);
  };

  const tellRefusal = (error: unknown) => {
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
    const sent = await send(values, AbortSignal.timeout(timeoutMs)).then(
      (answer) => ({ answer }),
      (error: unknown) => tellRefusal(error),
    );
    if (sent) onSent(sent.answer, values);
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

/** As the fields stand on the page: the order of the rules is another. */
const byPlace =
  <Input extends FieldValues>(broken: FieldErrors<Input>) =>
  (one: FieldPath<Input>, other: FieldPath<Input>): number => {
    const [first, second] = [one, other].map((name) => broken[name]?.ref as unknown as Node);
    return first && second && first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_PRECEDING
      ? 1
      : -1;
  };

/** An email that is taken is a broken rule of its field, though the server tells it as a conflict. */
function detailsOf(error: unknown, explain: (error: unknown) => string): ErrorDetail[] {
  if (!(error instanceof ApiError)) return [];
  return error.code === 'user_exists' ? [{ path: 'email', message: explain(error) }] : error.details;
}
