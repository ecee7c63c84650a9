import { useState } from 'react';
import type { AdminOrder } from '../../../contracts/admin-orders.ts';
import { isFeeAnswered } from '../../../contracts/order-changes.ts';
import { acceptForCustomer, answerOf, withdrawProposal } from '../../../contracts/order-revisions.ts';
import { call, callRecorded } from '../../http/api.ts';
import { formatPrice } from '../../i18n/format.ts';
import { formatMoment } from '../../i18n/format-moment.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { OrderChanges } from '../../orders/order-changes.tsx';
import { useAction } from '../../session/use-action.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import disclosure from '../../ui/disclosure.module.css';
import { Icon } from '../../ui/icon.tsx';
import { useShowToast } from '../../ui/toast.tsx';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { useAdminWords } from '../use-admin-words.ts';
import { useUndo } from '../use-undo.ts';
import styles from './edit-order.module.css';
import { refetchOrdersAfterWrite } from './order-stream.ts';
import { type ChangeToTell, useChangeMessage } from './use-change-message.ts';

/**
 * A change that waits for the customer's answer, at the top since the order may change: with buttons to tell them, to
 * record that they agreed in the chat, and to withdraw it. Afterwards, that it was declined.
 */
export function OrderProposal({ order, onChange }: { order: AdminOrder; onChange: () => void }) {
  const { change } = useAdminWords().orders;
  const { proposed } = order.revision;
  if (!proposed) return answerOf(order) === 'declined' && <Declined order={order} onChange={onChange} />;
  return (
    <section className={styles.proposal} aria-label={change.waiting}>
      <h2 data-result tabIndex={-1}>
        {change.waiting}
      </h2>
      <OrderChanges order={order} proposal={proposed} />
      <div className={styles.actions}>
        <ChangeMessageLink
          order={order}
          before={order}
          after={proposed}
          isProposed
          reason={proposed.reason}
        />
        <Settle order={order} revision={proposed.number} />
      </div>
    </section>
  );
}

/**
 * Says that the customer declined, what they declined, and offers another suggestion, until the seller changes the
 * order or it is closed.
 */
function Declined({ order, onChange }: { order: AdminOrder; onChange: () => void }) {
  const { change } = useAdminWords().orders;
  const language = useLanguage();
  if (!order.revision.declined) return null;
  const { at, before, after } = order.revision.declined;
  const isFee = isFeeAnswered(order.revision, 'declined');
  return (
    <Alert tone="note">
      <p>{isFee ? change.declinedFee(formatPrice(after.delivery_fee, language)) : change.declinedChange}</p>
      <p className={`num ${styles.moment}`}>{formatMoment(at, language)}</p>
      <details className={disclosure.disclosure}>
        <summary>
          {change.declinedWhat}
          <Icon name="chevron" />
        </summary>
        <OrderChanges order={before} proposal={after} />
      </details>
      <Button size="sm" variant="line" onClick={onChange}>
        {isFee ? change.suggestFee : change.suggestAgain}
      </Button>
    </Alert>
  );
}

function Settle({ order, revision }: { order: AdminOrder; revision: number }) {
  const { change } = useAdminWords().orders;
  const showToast = useShowToast();
  const { offerUndo } = useUndo();
  const [isAsking, setAsking] = useState(false);
  const accepting = useAction(async () => {
    const { activity } = await callRecorded(acceptForCustomer, { id: order.id, revision });
    offerUndo({
      activity,
      subject: order.id,
      text: change.changed(order.number),
      onUndone: refetchOrdersAfterWrite,
    });
    refetchOrdersAfterWrite();
  });
  const withdrawing = useAction(async () => {
    await call(withdrawProposal, { id: order.id, revision });
    setAsking(false);
    showToast({ subject: order.id, text: change.withdrawn(order.number) });
    refetchOrdersAfterWrite();
  });
  return (
    <>
      <Button size="sm" busy={accepting.isBusy} onClick={accepting.start}>
        {change.customerAgreed}
      </Button>
      <Button size="sm" variant="line" disabled={accepting.isBusy} onClick={() => setAsking(true)}>
        {change.withdraw}
      </Button>
      {accepting.failure && <Alert isAnswer>{accepting.failure}</Alert>}
      {isAsking && (
        <ConfirmDialog
          title={change.withdrawTitle}
          action={withdrawing}
          yes={change.withdraw}
          reallyYes={null}
          isBad
          onClose={() => setAsking(false)}
        >
          <p>{change.withdrawText}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

type ChangeMessageLinkProps = { order: AdminOrder } & ChangeToTell;

/** Opens WhatsApp with a message about the change, in the order's language. */
export function ChangeMessageLink({ order, ...what }: ChangeMessageLinkProps) {
  const { change } = useAdminWords().orders;
  const linkOf = useChangeMessage(order);
  if (!order.shipping_address.phone) return null;
  return (
    <ButtonLink size="sm" variant="whatsapp" to={linkOf(what)} target="_blank" rel="noreferrer">
      <Icon name="chat" />
      {change.tell}
    </ButtonLink>
  );
}
