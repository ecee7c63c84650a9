import { useRef, useState } from 'react';
import type { AdminOrder } from '../../../contracts/admin-orders.ts';
import type { CancelReason } from '../../../contracts/cancel-reasons.ts';
import { isUnusualStep } from '../../../contracts/order-status-transitions.ts';
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
    /** Empty when there is none; undefined where it is unknown. */
    customer_email?: string;
    payment?: Pick<AdminOrder['payment'], 'paid'>;
    /** `proposed` is set while a change of the order waits for the customer's answer. */
    revision: { proposed: unknown };
  };
  to: OrderStatus;
  /** Why it is cancelled. */
  reason?: CancelReason | undefined;
};
export type StatusChange = ReturnType<typeof useStatusChange>;

/**
 * Changes order statuses, one request at a time. Unusual transitions ask for confirmation; every change offers undo in
 * its toast. On a conflict (another administrator was first) the order is only reloaded. A failure is a toast, too: a
 * message above the list would move another order under the finger. `onChanged` is called with each completed step.
 * While `saysCutOff` the page itself reports the lost connection, and failures don't repeat it.
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

  // Errors are no longer relevant once a step succeeds. One that failed offline waits to be retried, even when back online.
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
    const { order, to, reason } = step;
    setBusyIds((ids) => [...ids, order.id]);
    try {
      const { activity } = await callRecorded(setOrderStatus, {
        id: order.id,
        status: to,
        expected_status: order.status,
        ...(reason && { cancel_reason: reason }),
      });
      forgetFailures();
      onChanged?.(step);
      markSeen(order.id);
      const text = orders.changed(order.number, nameOfStatus(to, order.delivery.method, language));
      offerUndo({ activity, subject: order.id, text, onUndone: refetchOrdersAfterWrite });
      // Until the refetch the button has the step just taken: a second tap would repeat it.
      void refetchOrders()
        .catch(() => null)
        .finally(() => end(order.id));
    } catch (error) {
      end(order.id);
      // Asks to log in, and is repeated afterwards.
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
    /** Changes the status, after confirmation where needed, also while a proposal is unanswered. */
    want: (step: Step) =>
      step.order.revision.proposed || isUnusualStep(step.order.status, step.to) ? setAsked(step) : set(step),
    /** Changes the status without confirmation, as it has been given. */
    take: set,
    asked,
    confirm: (reason?: CancelReason) => asked && set({ ...asked, reason }),
    decline: () => setAsked(null),
    /** Whether an order is being changed, or its change is not displayed yet. */
    isBusy: (id: string) => busyIds.includes(id),
  };
}
