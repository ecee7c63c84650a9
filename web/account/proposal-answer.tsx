import { useRef, useState } from 'react';
import type { Order } from '../../contracts/orders.ts';
import { useCustomerWords } from '../i18n/use-customer-words.ts';
import { OrderProposal } from '../orders/order-proposal.tsx';
import { useAction } from '../session/use-action.ts';
import { Alert } from '../ui/alert.tsx';
import { type OrderActions, thenRefetch } from './order-actions.ts';

type Answer = 'accept' | 'decline';

/** The proposal for an order, with its two answers; in its place, afterwards, what was answered, until the order is another again. */
export function ProposalAnswer({ order, actions }: { order: Order; actions: OrderActions }) {
  const { changes } = useCustomerWords().orders;
  const answer = useRef<Answer>('accept');
  const [given, setGiven] = useState<{ verb: Answer; left: Order } | null>(null);
  const { proposed } = order.revision;
  const revision = proposed?.number ?? 0;
  const { isBusy, failure, start } = useAction(async () => {
    const verb = answer.current;
    const left = actions[verb](revision);
    await thenRefetch(actions, left);
    setGiven({ verb, left: await left });
  });
  const give = (verb: Answer) => () => {
    answer.current = verb;
    setGiven(null);
    start();
  };
  return (
    <>
      <OrderProposal order={order} isBusy={isBusy} onAccept={give('accept')} onDecline={give('decline')} />
      {failure && (
        <div ref={focusIfLost} tabIndex={-1}>
          <Alert>{failure}</Alert>
        </div>
      )}
      {given && !proposed && isSame(given.left, order) && (
        <div ref={focusIfLost} tabIndex={-1}>
          <Alert tone="ok">{given.verb === 'accept' ? changes.accepted : changes.declined}</Alert>
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
