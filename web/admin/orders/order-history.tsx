import type { getAdminOrder, OrderRevision } from '../../../contracts/admin-orders.ts';
import type { AnswerOf } from '../../../contracts/endpoint.ts';
import { isFeeAlone } from '../../../contracts/order-changes.ts';
import type { DeliveryMethod } from '../../../contracts/orders.ts';
import { paymentWords } from '../../../contracts/payment-words.ts';
import type { LedgerEntry } from '../../../contracts/payments.ts';
import { formatPrice } from '../../i18n/format.ts';
import { formatMoment } from '../../i18n/format-moment.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { OrderChanges } from '../../orders/order-changes.tsx';
import { OrderStatusBadge } from '../../orders/order-status-badge.tsx';
import { useAction } from '../../session/use-action.ts';
import { useFetched } from '../../session/use-fetched.ts';
import { Button } from '../../ui/button.tsx';
import card from '../card.module.css';
import { ledgerQuery } from '../payments/use-ledger.ts';
import { useAdminWords } from '../use-admin-words.ts';
import { useUndo } from '../use-undo.ts';
import styles from './order-history.module.css';
import { refetchOrdersAfterWrite } from './order-stream.ts';

type SeenOrder = AnswerOf<typeof getAdminOrder>;

/**
 * The history of an order, latest first: each status, each change with the customer's answer, and each payment. An
 * error of loading the payments is shown in the payment card.
 */
export function OrderHistory({ order }: { order: SeenOrder }) {
  const { orders } = useAdminWords();
  const language = useLanguage();
  const statuses = order.history.map((change) => ({ at: change.at, change }));
  const revisions = order.revisions
    .filter(({ base }) => base !== null)
    .map((revision) => ({ at: revision.created_at, revision }));
  const { data: ledger } = useFetched(ledgerQuery(order.id));
  const entries = ledger?.entries ?? [];
  const payments = entries.map((entry) => ({ at: entry.at, entry }));
  const events = [...statuses, ...revisions, ...payments].toSorted((one, other) =>
    other.at.localeCompare(one.at),
  );
  return (
    <ol className={styles.history}>
      {events.map((event) => {
        if ('revision' in event)
          return (
            <Revision key={`revision ${event.revision.number}`} order={order} revision={event.revision} />
          );
        if ('entry' in event)
          return <Payment key={`payment ${event.entry.id}`} entry={event.entry} entries={entries} />;
        return <Status key={event.at} change={event.change} method={order.delivery.method} />;
      })}
      <li>
        <p>
          <b>{orders.placed}</b>
          <small className="muted num">{formatMoment(order.created_at, language)}</small>
        </p>
      </li>
    </ol>
  );
}

type StatusProps = { change: SeenOrder['history'][number]; method: DeliveryMethod };

function Status({ change: { after, at, by, undoes, undone }, method }: StatusProps) {
  const { orders } = useAdminWords();
  const language = useLanguage();
  // A private link only allows cancelling.
  const withoutName = after === 'cancelled' ? orders.byLinkOrDeleted : orders.byDeleted;
  return (
    <li>
      {undoes && <b>{orders.undoneTo}</b>}
      <OrderStatusBadge status={after} method={method} />
      <p>
        {by ? orders.by(by.name) : withoutName}
        <small className="muted num">{formatMoment(at, language)}</small>
      </p>
      {undone && <p>{orders.wasUndone}</p>}
    </li>
  );
}

/** A payment or a refund, or the reversal of such an entry, named after it. */
function Payment({ entry, entries }: { entry: LedgerEntry; entries: LedgerEntry[] }) {
  const { orders, payments } = useAdminWords();
  const language = useLanguage();
  const { amount, method } = entries.find(({ id }) => id === entry.reverses) ?? entry;
  const price = formatPrice(Math.abs(amount), language);
  const sum = amount < 0 ? payments.given(price) : payments.received(price);
  const what = `${sum} · ${paymentWords[language].ledger[method]}`;
  return (
    <li>
      <b>{entry.reverses === null ? what : payments.undoing(what)}</b>
      <p>
        {entry.by ? orders.by(entry.by.name) : orders.byDeleted}
        <small className="muted num">{formatMoment(entry.at, language)}</small>
      </p>
      {entry.reversed && <p>{orders.wasUndone}</p>}
    </li>
  );
}

function Revision({ order, revision }: { order: SeenOrder; revision: OrderRevision }) {
  const { activity, orders } = useAdminWords();
  const { change } = orders;
  const { undo } = useUndo();
  const language = useLanguage();
  const title = useRevisionTitle(order, revision);
  const { state, by, by_customer, answered_at, undone_at, created_at, base, undo: entry } = revision;
  const before = order.revisions.find(({ number }) => number === base);
  const undoing = useAction(async () => {
    if (entry === null) return;
    await undo(entry, { subject: order.id });
    refetchOrdersAfterWrite();
  });
  const moment = (at: string) => <small className="muted num">{formatMoment(at, language)}</small>;
  // An accepted revision keeps its answer when a later one supersedes it.
  const answer = state === 'declined' ? change.wasDeclined : change.wasAccepted;
  return (
    <li>
      <b>{title}</b>
      <p>
        {by ? orders.by(by.name) : !by_customer && orders.byDeleted}
        {moment(created_at)}
      </p>
      {answered_at && (
        <p>
          {answer}
          {moment(answered_at)}
        </p>
      )}
      {undone_at && (
        <p>
          {orders.wasUndone}
          {moment(undone_at)}
        </p>
      )}
      {state === 'proposed' && order.revision.proposed && <p>{change.waiting}</p>}
      {before && (
        <details className={card.fold}>
          <summary>{change.what}</summary>
          <OrderChanges order={before} proposal={revision} />
        </details>
      )}
      {entry !== null && (
        <Button
          size="sm"
          variant="line"
          busy={undoing.isBusy}
          aria-label={activity.undoNamed(title)}
          onClick={undoing.start}
        >
          {activity.undo}
        </Button>
      )}
    </li>
  );
}

/** The title of a revision: a change, made at once or proposed, a return, or the undo of one. */
function useRevisionTitle({ revisions }: SeenOrder, { number, ...revision }: OrderRevision): string {
  const { change, returns } = useAdminWords().orders;
  const undone = revisions.find((one) => one.number === revision.undoes);
  if (undone?.undoes) return change.again;
  if (undone) return undone.is_return ? returns.undoing : change.undoing;
  if (revision.is_return) return returns.happened;
  if (revision.by_customer) return change.byCustomer;
  // A revision on which another is based must have been accepted before.
  const wasAccepted = revision.state === 'accepted' || revisions.some(({ base }) => base === number);
  const before = revisions.find((one) => one.number === revision.base);
  if (before && isFeeAlone(before, revision)) return wasAccepted ? change.feeBySeller : change.feeProposed;
  return wasAccepted ? change.bySeller : change.proposedBySeller;
}
