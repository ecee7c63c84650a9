import { useState } from 'react';
import type { CancelReason } from '../../../contracts/cancel-reasons.ts';
import { isUnusualStep } from '../../../contracts/order-status-transitions.ts';
import { nameOfStatus } from '../../../contracts/order-words.ts';
import { formatPrice } from '../../i18n/format.ts';
import { useLanguage, useWords } from '../../i18n/language.tsx';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/modal.tsx';
import { useAdminWords } from '../use-admin-words.ts';
import { CancelReasonField } from './cancel-reason-field.tsx';
import { unbroken } from './unbroken.ts';
import type { StatusChange, Step } from './use-status-change.ts';

/**
 * Confirmation of an unusual status change (back, to cancelled, or away from it), and of one while a proposal waits for
 * an answer.
 */
export function StatusQuestion({ change }: { change: StatusChange }) {
  return change.asked && <Question change={change} asked={change.asked} />;
}

function Question({ change, asked: { order, to } }: { change: StatusChange; asked: Step }) {
  const { shell } = useWords();
  const language = useLanguage();
  const { orders } = useAdminWords();
  const { confirm, decline, isBusy } = change;
  const [reason, setReason] = useState<CancelReason>();
  const isCancel = to === 'cancelled';
  const paid = order.payment?.paid ?? 0;
  const isRevival = !isCancel && order.status === 'cancelled';
  const isBack = !isCancel && !isRevival && isUnusualStep(order.status, to);
  const mayMail = isCancel || isRevival || isBack;
  const text = isRevival ? orders.askRevive : isBack ? orders.askBack : !isCancel && orders.askWaiting;
  const mail = isCancel ? orders.askCancel : isRevival ? orders.askReviveMail : orders.askBackMail;
  return (
    <Modal
      open
      onClose={decline}
      title={orders.askTitle(unbroken(order.number), nameOfStatus(to, order.delivery.method, language))}
      closeLabel={shell.close}
      width={isCancel ? 'normal' : 'narrow'}
      busy={isBusy(order.id)}
      foot={
        <>
          <Button variant="line" onClick={decline}>
            {orders.no}
          </Button>
          <Button
            variant={isCancel ? 'bad' : 'solid'}
            busy={isBusy(order.id)}
            onClick={() => confirm(reason)}
          >
            {isCancel ? orders.yesCancel : orders.yes}
          </Button>
        </>
      }
    >
      {text && <p>{text}</p>}
      {isCancel && paid > 0 && <p>{orders.askCancelPaid(formatPrice(paid, language))}</p>}
      {mayMail && <MailNote order={order} text={mail} />}
      {isCancel && <CancelReasonField value={reason} onValueChange={setReason} />}
    </Modal>
  );
}

type MailNoteProps = {
  order: Step['order'];
  /** Shown when there is an email address. */
  text: string;
};

/** Whether the customer gets an email about a change of status. */
export function MailNote({ order, text }: MailNoteProps) {
  const { orders } = useAdminWords();
  const noMail = order.shipping_address.phone ? orders.askNoMail : orders.askNoContact;
  return <p>{order.customer_email === '' ? noMail : text}</p>;
}
