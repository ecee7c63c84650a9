import { useRef } from 'react';
import { acceptProposal, declineProposal } from '../../contracts/order-revisions.ts';
import type { Order } from '../../contracts/orders.ts';
import { call } from '../http/api.ts';
import { OrderProposal } from '../orders/order-proposal.tsx';
import { useAction } from '../session/use-action.ts';
import { Alert } from '../ui/alert.tsx';
import { refetchOrders } from './use-orders.ts';

/** The proposal for an order of one's own, with its two answers. */
export function ProposalAnswer({ order }: { order: Order }) {
  const answer = useRef<typeof acceptProposal | typeof declineProposal>(acceptProposal);
  const revision = order.revision.proposed?.number ?? 0;
  const { isBusy, failure, start } = useAction(() =>
    call(answer.current, { id: order.id, revision }).then(refetchOrders, async (error: unknown) => {
      // The seller was quicker: what they have made of it is shown beside the refusal.
      await refetchOrders();
      throw error;
    }),
  );
  const give = (endpoint: typeof acceptProposal | typeof declineProposal) => () => {
    answer.current = endpoint;
    start();
  };
  return (
    <>
      <OrderProposal
        order={order}
        isBusy={isBusy}
        onAccept={give(acceptProposal)}
        onDecline={give(declineProposal)}
      />
      {failure && <Alert>{failure}</Alert>}
    </>
  );
}
