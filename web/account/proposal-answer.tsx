import { useRef, useState } from 'react';
import { answerOf } from '../../contracts/order-revisions.ts';
import type { Order } from '../../contracts/orders.ts';
import { useCustomerWords } from '../i18n/use-customer-words.ts';
import { OrderProposal } from '../orders/order-proposal.tsx';
import { useAction } from '../session/use-action.ts';
import { Alert } from '../ui/alert.tsx';
import { AnswerTold } from './answer-told.tsx';
import { CancelQuestion } from './cancel-question.tsx';
import { DeclineQuestion } from './decline-question.tsx';
import { type OrderActions, thenRefetch } from './order-actions.ts';

/**
 * The proposal for an order with its answers; declining asks for confirmation. Afterwards it shows the answer, until
 * something follows it.
 */
export function ProposalAnswer({ order, actions }: { order: Order; actions: OrderActions }) {
  const { guestOrder } = useCustomerWords();
  const verb = useRef<'accept' | 'decline'>('accept');
  /** The number of the proposal in question: it may be withdrawn and replaced while the dialog is open. */
  const [asked, setAsked] = useState<number | null>(null);
  const [isCancelling, setCancelling] = useState(false);
  const [hasCancelled, setHasCancelled] = useState(false);
  /** The revision that was answered on this page. */
  const [answered, setAnswered] = useState<number | null>(null);
  const { proposed } = order.revision;
  const { isBusy, failure, start } = useAction(async () => {
    const number = proposed?.number ?? 0;
    await thenRefetch(actions, actions[verb.current](number));
    setAsked(null);
    setAnswered(number);
  });
  const give = (answer: 'accept' | 'decline') => () => {
    verb.current = answer;
    start();
  };
  const isAsking = proposed !== null && proposed.number === asked;
  const answer = answerOf(order);
  const { changed, declined } = order.revision;
  const told = answer === 'accepted' ? changed?.after.number : declined?.after.number;
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
          failure={verb.current === 'decline' ? failure : null}
          onDecline={give('decline')}
          onCancel={() => {
            setAsked(null);
            setCancelling(true);
          }}
          onClose={() => setAsked(null)}
        />
      )}
      {isCancelling && (
        <CancelQuestion
          order={order}
          actions={actions}
          onClose={() => setCancelling(false)}
          onCancelled={() => setHasCancelled(true)}
        />
      )}
      {failure && !isAsking && (
        <div ref={focusIfLost} tabIndex={-1}>
          <Alert>{failure}</Alert>
        </div>
      )}
      {answer && (
        <div ref={told === answered ? focusIfLost : undefined} tabIndex={-1}>
          <AnswerTold order={order} />
        </div>
      )}
      {/* The seller may reopen the order while the page is open. */}
      {hasCancelled && order.status === 'cancelled' && (
        <div ref={focusIfLost} tabIndex={-1}>
          <Alert tone="ok">{guestOrder.cancelledHere}</Alert>
        </div>
      )}
    </>
  );
}

/** Focus management: the pressed button was removed with the proposal. */
function focusIfLost(element: HTMLElement | null) {
  if (document.activeElement === document.body) element?.focus();
}
