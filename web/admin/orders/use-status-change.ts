import { useRef, useState } from 'react';
import type { AdminOrder } from '../../../contracts/admin-orders.ts';
import { isUnusualStep } from '../../../contracts/order-steps.ts';
import { nameOfStatus } from '../../../contracts/order-words.ts';
import { type OrderStatus, setOrderStatus } from '../../../contracts/orders.ts';
import { ApiError, callRecorded, describeError } from '../../http/api.ts';
import { useLanguage, useWords } from '../../i18n/language.tsx';
import { isSessionRefused } from '../../session/session.ts';
import { useAction } from '../../session/use-action.ts';
import { useShowToast } from '../../ui/toast.tsx';
import { useAdminWords } from '../use-admin-words.ts';
import { useUndo } from '../use-undo.ts';
import { markSeen } from './new-orders.ts';
import { refetchOrders, refetchOrdersAfterWrite } from './order-stream.ts';

export type Step = {
  order: Pick<AdminOrder, 'id' | 'number' | 'status' | 'delivery' | 'shipping_address'> & {
    /** Empty when there is none; absent where it is not known. */
    customer_email?: string;
    /** Something is proposed while a change of the order waits for the customer's answer. */
    revision: { proposed: unknown };
  };
  to: OrderStatus;
};
export type StatusChange = ReturnType<typeof useStatusChange>;

/**
 * Changes order statuses, one request at a time. Unusual transitions ask for confirmation; every change offers undo in its
 * toast. On a conflict (another administrator was first) the order is only reloaded. A failure is a toast too: a message above
 * the list would move another order under the finger. `onChanged` gets each step that was taken. While
 * `saysCutOff` the page itself says that there is no connection, and a failure does not say it again.
 */
export function useStatusChange({
  onChanged,
  saysCutOff,
}: {
  onChanged?: (step: Step) => void;
  saysCutOff?: () => boolean;
} = {}) {
  const words = useWords();
  const { orders, retry } = useAdminWords();
  const language = useLanguage();
  const showToast = useShowToast();
  const { offerUndo } = useUndo();
  const wanted = useRef<Step>(null);
  const [asked, setAsked] = useState<Step | null>(null);
  const [busyIds, setBusyIds] = useState<readonly string[]>([]);
  const closeFailures = useRef(new AbortController());

  // What failed is no longer news once a step succeeds. One that found no network waits to be tried again, also when that is back.
  const forgetFailures = () => {
    closeFailures.current.abort();
    closeFailures.current = new AbortController();
  };

  const explain = (error: unknown, step: Step): void => {
    const { number } = step.order;
    if (error instanceof ApiError && error.code === 'changed_meanwhile') {
      showToast({ text: orders.changedMeanwhile });
      refetchOrdersAfterWrite();
    } else {
      const isWaiting = error instanceof ApiError && error.code === 'network';
      const isKnown = isWaiting && saysCutOff?.();
      const text = isKnown
        ? orders.stepNotTaken(number)
        : orders.stepFailed(number, describeError(error, words));
      const action = { label: retry, onPress: () => set(step) };
      showToast({ text, action, until: closeFailures.current.signal, isWaiting });
    }
  };

  const end = (id: string): void => setBusyIds((ids) => ids.filter((other) => other !== id));

  const { isBusy: isSending, start } = useAction(async () => {
    const step = wanted.current;
    if (!step) return;
    const { order, to } = step;
    setBusyIds((ids) => [...ids, order.id]);
    try {
      const { activity } = await callRecorded(setOrderStatus, {
        id: order.id,
        status: to,
        expected_status: order.status,
      });
      forgetFailures();
      onChanged?.(step);
      markSeen(order.id);
      const text = orders.changed(order.number, nameOfStatus(to, order.delivery.method, language));
      offerUndo({ activity, subject: order.id, text, onUndone: refetchOrdersAfterWrite });
      // Until the refetch its button names the step that was just taken: a second tap would send it again.
      void refetchOrders()
        .catch(() => null)
        .finally(() => end(order.id));
    } catch (error) {
      end(order.id);
      // Asks for the login, and is repeated after it.
      if (isSessionRefused(error)) throw error;
      explain(error, step);
    } finally {
      setAsked(null);
    }
  });

  const set = (step: Step) => {
    if (isSending || busyIds.includes(step.order.id)) return;
    wanted.current = step;
    start();
  };
  return {
    /** Changes the status, after confirmation where that is needed: also where the customer is still to answer a change. */
    want: (step: Step) =>
      step.order.revision.proposed || isUnusualStep(step.order.status, step.to) ? setAsked(step) : set(step),
    /** Changes it without a question: what it was asked with has an answer. */
    take: set,
    asked,
    confirm: () => asked && set(asked),
    decline: () => setAsked(null),
    /** Whether an order is being changed, or is not yet shown as it was changed. */
    isBusy: (id: string) => busyIds.includes(id),
  };
}
