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
import { ApiError } from '../http/api.ts';
import { describeDetail, describeFault } from '../i18n/describe-fault.ts';
import { useWords } from '../i18n/language.tsx';

/** Request timeout, in milliseconds. */
const timeoutMs = 30_000;

type Options<Input extends FieldValues, Output, Answer> = {
  schema: z.ZodMiniType<Output, Input>;
  /** Field order for error reporting. */
  order: readonly FieldPath<Input>[];
  /** Default values. Without them, input typed or autofilled before hydration is kept. */
  startWith?: DefaultValues<Input>;
  send: (values: Output, signal: AbortSignal) => Promise<Answer>;
  /** The message of a server error in the reader's language. */
  explain: (error: unknown) => string;
  /** Called on success; the form stays busy until it is unmounted. */
  onSent: (answer: Answer, values: Output) => void;
};

/** Shared by account forms: validation errors at their fields, one alert, no double submit. */
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
  const [isSeenAtField, setSeenAtField] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [isReady, setReady] = useState(false);
  useEffect(() => setReady(true), []);

  // Schema messages are codes to translate; server messages are translated already.
  const say = (message: unknown) =>
    typeof message === 'string' ? describeFault(message, errors) : undefined;

  /** `flushSync`: the alert is rendered and scrolled to first, then the field whose fault it is gets the focus. */
  const showAlert = (text: string, field?: FieldPath<Input>) => {
    flushSync(() => {
      setAlert(text);
      setSeenAtField(field !== undefined);
    });
    if (!field) return;
    form.setFocus(field);
    // If the field already had the focus, no scroll follows: the alert may have pushed it out of view.
    document.activeElement?.scrollIntoView({ block: 'nearest' });
  };

  const showBrokenRules = (broken: FieldErrors<Input>) => {
    const names = order.filter((name) => broken[name]);
    const [first] = names.toSorted(byPlace(broken));
    // An empty first field is reported before any rule, as browsers do with required fields.
    const shown = first && !form.getValues(first) ? first : names[0];
    if (shown) showAlert(say(broken[shown]?.message) ?? '', shown);
  };

  const showRefusal = (error: unknown) => {
    setBusy(false);
    const details = detailsOf(error, explain);
    const known = order.flatMap((name) => details.find(({ path }) => path === name) ?? []);
    const broken = known.map((detail) => ({
      name: detail.path as FieldPath<Input>,
      message: describeDetail(detail, errors),
    }));
    for (const { name, message } of broken) form.setError(name, { message });
    showAlert(broken[0]?.message ?? explain(error), broken[0]?.name);
  };

  const sendOnce = async (values: Output) => {
    const sent = await send(values, AbortSignal.timeout(timeoutMs)).then(
      (answer) => ({ answer }),
      (error: unknown) => showRefusal(error),
    );
    if (sent) onSent(sent.answer, values);
  };

  return {
    form,
    alert,
    /**
     * The focused field shows the same message: the alert is only for screen readers, which may have announced the
     * field before.
     */
    isSeenAtField,
    isBusy,
    /** Before hydration the button is no submit: a native GET would put the password into the URL. */
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
        showBrokenRules(broken);
      })(event);
    },
  };
}

/** By DOM order, which differs from the order of validation. */
const byPlace =
  <Input extends FieldValues>(broken: FieldErrors<Input>) =>
  (one: FieldPath<Input>, other: FieldPath<Input>): number => {
    const [first, second] = [one, other].map((name) => broken[name]?.ref as unknown as Node);
    return first && second && first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_PRECEDING
      ? 1
      : -1;
  };

/** A taken email (409 conflict) is reported as a field error. */
function detailsOf(error: unknown, explain: (error: unknown) => string): ErrorDetail[] {
  if (!(error instanceof ApiError)) return [];
  return error.code === 'user_exists' ? [{ path: 'email', message: explain(error) }] : error.details;
}
