import { isUnusualStep } from '../../../contracts/order-steps.ts';
import { nameOfStatus } from '../../../contracts/order-words.ts';
import { useLanguage, useWords } from '../../i18n/language.tsx';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/modal.tsx';
import { useAdminWords } from '../use-admin-words.ts';
import { unbroken } from './unbroken.ts';
import type { StatusChange, Step } from './use-status-change.ts';

/**
 * Confirmation of an unusual status change (back, to cancelled, or away from it), and of one while a proposal waits for
 * an answer.
 */
export function StatusQuestion({ change }: { change: StatusChange }) {
  const { shell } = useWords();
  const language = useLanguage();
  const { orders } = useAdminWords();
  const { asked, confirm, decline, isBusy } = change;
  if (!asked) return null;
  const { order, to } = asked;
  const isCancel = to === 'cancelled';
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
      width="narrow"
      busy={isBusy(order.id)}
      foot={
        <>
          <Button variant="line" onClick={decline}>
            {orders.no}
          </Button>
          <Button variant={isCancel ? 'bad' : 'solid'} busy={isBusy(order.id)} onClick={confirm}>
            {isCancel ? orders.yesCancel : orders.yes}
          </Button>
        </>
      }
    >
      {text && <p>{text}</p>}
      {mayMail && <MailNote order={order} text={mail} />}
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
