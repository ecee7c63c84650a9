import { useRef, useState } from 'react';
import { isFeeAlone } from '../../contracts/order-changes.ts';
import type { Order } from '../../contracts/orders.ts';
import { useCustomerWords } from '../i18n/use-customer-words.ts';
import { OrderProposal } from '../orders/order-proposal.tsx';
import { useAction } from '../session/use-action.ts';
import { Alert } from '../ui/alert.tsx';
import { DeclineQuestion } from './decline-question.tsx';
import { type OrderActions, thenRefetch } from './order-actions.ts';

type Answer = 'accept' | 'decline' | 'cancel';

/**
 * The proposal for an order, with its answers, of which declining asks first; in its place, afterwards, what was answered, until the
 * order is another again.
 */
export function ProposalAnswer({ order, actions }: { order: Order; actions: OrderActions }) {
  const { orders, guestOrder } = useCustomerWords();
  const { changes } = orders;
  const answer = useRef<Answer>('accept');
  /** The number of the proposal that is asked about: it may be withdrawn while the question is open, and another one made. */
  const [asked, setAsked] = useState<number | null>(null);
  const [given, setGiven] = useState<{ verb: Answer; left: Order } | null>(null);
  const { proposed, changed, number } = order.revision;
  const { isBusy, failure, start } = useAction(async () => {
    const verb = answer.current;
    const left = verb === 'cancel' ? actions.cancel(number) : actions[verb](proposed?.number ?? 0);
    await thenRefetch(actions, left);
    setAsked(null);
    setGiven({ verb, left: await left });
  });
  const give = (verb: Answer) => () => {
    answer.current = verb;
    setGiven(null);
    start();
  };
  const words: Record<Answer, string> = {
    accept: changed && isFeeAlone(changed.before, changed.after) ? changes.acceptedFee : changes.accepted,
    decline: order.delivery.fee_pending ? changes.otherFeeAsked : changes.declined,
    cancel: guestOrder.cancelledHere,
  };
  const isAsking = proposed !== null && proposed.number === asked;
  return (
    <>
      <OrderProposal
        order={order}
        isBusy={isBusy}
        onAccept={give('accept')}
        onDecline={() => setAsked(proposed?.number ?? null)}
      />
      {isAsking && (
        <DeclineQuestion
          order={order}
          isBusy={isBusy}
          failure={answer.current === 'accept' ? null : failure}
          onDecline={give('decline')}
          onCancel={give('cancel')}
          onClose={() => setAsked(null)}
        />
      )}
      {failure && !isAsking && (
        <div ref={focusIfLost} tabIndex={-1}>
          <Alert>{failure}</Alert>
        </div>
      )}
      {given && !proposed && isSame(given.left, order) && (
        <div ref={focusIfLost} tabIndex={-1}>
          <Alert tone="ok">{words[given.verb]}</Alert>
        </div>
      )}
    </>
  );
}

const isSame = (one: Order, other: Order): boolean =>
  one.status === other.status && one.revision.number === other.revision.number;

/** The button that was pressed has gone with the proposal, and the focus with it. */
function focusIfLost(element: HTMLElement | null) {
  if (document.activeElement === document.body) element?.focus();
}
