import { useRef } from 'react';
import type { Order } from '../../contracts/orders.ts';
import { OrderProposal } from '../orders/order-proposal.tsx';
import { useAction } from '../session/use-action.ts';
import { Alert } from '../ui/alert.tsx';
import { type OrderVerbs, thenRefetch } from './order-verbs.ts';

/** The proposal for an order, with its two answers. */
export function ProposalAnswer({ order, verbs }: { order: Order; verbs: OrderVerbs }) {
  const answer = useRef<'accept' | 'decline'>('accept');
  const revision = order.revision.proposed?.number ?? 0;
  const { isBusy, failure, start } = useAction(() => thenRefetch(verbs, verbs[answer.current](revision)));
  const give = (verb: 'accept' | 'decline') => () => {
    answer.current = verb;
    start();
  };
  return (
    <>
      <OrderProposal order={order} isBusy={isBusy} onAccept={give('accept')} onDecline={give('decline')} />
      {failure && <Alert>{failure}</Alert>}
    </>
  );
}
