import { useRef, useState } from 'react';
import type { AdminOrder } from '../../../contracts/admin-orders.ts';
import type { InputOf } from '../../../contracts/endpoint.ts';
import {
  type Ledger,
  listPayments,
  paymentAfter,
  recordPayment,
  reversePayment,
} from '../../../contracts/payments.ts';
import { ApiError, call, callRecorded } from '../../http/api.ts';
import { formatPrice } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { queryClient } from '../../session/query-client.ts';
import { useAction } from '../../session/use-action.ts';
import { useFetched } from '../../session/use-fetched.ts';
import { useShowToast } from '../../ui/toast.tsx';
import { liveOrders, refetchOrdersAfterWrite } from '../orders/order-stream.ts';
import { useAdminWords } from '../use-admin-words.ts';
import { useIdempotencyKey } from '../use-idempotency-key.ts';
import { useUndo } from '../use-undo.ts';

export type NewPayment = Omit<InputOf<typeof recordPayment>, 'id' | 'expected_paid'>;
type Change = { payment: NewPayment } | { reverses: number };

export const ledgerQuery = (orderId: string) => ({
  queryKey: [...liveOrders, 'ledger', orderId],
  queryFn: ({ signal }: { signal: AbortSignal }) => call(listPayments, { id: orderId }, { signal }),
});

export type OrderLedger = ReturnType<typeof useLedger>;

/** The ledger of an order for display (optimistic update): an entry being saved is included, and removed again if it fails. */
export function useLedger(order: AdminOrder) {
  const language = useLanguage();
  const textOf = (amount: number) => formatPrice(amount, language);
  const { orders, payments: say } = useAdminWords();
  const showToast = useShowToast();
  const { offerUndo } = useUndo();
  const query = ledgerQuery(order.id);
  const loaded = useFetched(query);
  const ledger = loaded.data;
  const wanted = useRef<Change>(null);
  const { sending, markAnswered } = useIdempotencyKey(`payment:${order.id}`);
  const done = useRef<() => void>(null);
  const [pending, setPending] = useState<NewPayment | null>(null);
  const [isTyped, setTyped] = useState(false);

  const save = (change: Change) => {
    if ('reverses' in change) return callRecorded(reversePayment, { id: change.reverses });
    const input = { ...change.payment, id: order.id, expected_paid: (ledger ?? order).payment.paid };
    return callRecorded(recordPayment, input, sending(input));
  };

  const sayRecorded = (amount: number) =>
    amount < 0 ? say.refunded(order.number, textOf(-amount)) : say.recorded(order.number, textOf(amount));

  const { isBusy, failure, start } = useAction(async () => {
    const change = wanted.current;
    if (!change) return;
    setPending('payment' in change ? change.payment : null);
    try {
      const { answer, activity } = await save(change);
      markAnswered();
      queryClient.setQueryData(query.queryKey, answer);
      done.current?.();
      const subject = order.id;
      if ('payment' in change) {
        const text = sayRecorded(change.payment.amount);
        offerUndo({ activity, subject, text, onUndone: refetchOrdersAfterWrite });
      } else {
        // Replaces the offer to undo an entry that has been undone.
        const text = say.taken(order.number, textOf(amountOf(answer, change.reverses)));
        showToast({ subject, text });
      }
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'changed_meanwhile')) throw error;
      markAnswered();
      showToast({ text: orders.changedMeanwhile });
    } finally {
      setPending(null);
    }
    refetchOrdersAfterWrite();
  });

  const begin = (change: Change, whenTypedIsSaved?: () => void) => {
    if (isBusy) return;
    wanted.current = change;
    done.current = whenTypedIsSaved ?? null;
    setTyped(whenTypedIsSaved !== undefined);
    start();
  };
  const { payment } = ledger ?? order;
  return {
    /** An amount of JD in words. */
    textOf,
    loaded,
    entries: ledger?.entries ?? [],
    proofs: ledger?.proofs ?? [],
    payment: pending ? paymentAfter(payment, order, pending.amount, pending.waived) : payment,
    pending,
    isBusy,
    /** The error of a button's change; the form shows its own. */
    failure: isTyped ? null : failure,
    typedFailure: isTyped ? failure : null,
    record: (payment: NewPayment) => begin({ payment }),
    recordTyped: (payment: NewPayment, whenSaved: () => void) => begin({ payment }, whenSaved),
    reverse: (id: number) => begin({ reverses: id }),
  };
}

const amountOf = ({ entries }: Ledger, id: number): number =>
  entries.find((entry) => entry.id === id)?.amount ?? 0;
