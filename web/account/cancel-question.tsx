import type { Order } from '../../contracts/orders.ts';
import { useWords } from '../i18n/language.tsx';
import { useCustomerWords } from '../i18n/use-customer-words.ts';
import { useAction } from '../session/use-action.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Modal } from '../ui/modal.tsx';
import { type OrderActions, thenRefetch } from './order-actions.ts';

type CancelQuestionProps = {
  order: Order;
  actions: OrderActions;
  onClose: () => void;
  /** Called when the order is cancelled, so that its place on the page says so. */
  onCancelled: () => void;
};

/** Asks a customer for confirmation before cancelling an order. */
export function CancelQuestion({ order, actions, onClose, onCancelled }: CancelQuestionProps) {
  const { shell } = useWords();
  const { changes } = useCustomerWords().orders;
  const { isBusy, failure, start } = useAction(async () => {
    await thenRefetch(actions, actions.cancel(order.revision.number));
    onClose();
    onCancelled();
  });
  return (
    <Modal
      open
      onClose={onClose}
      title={changes.cancelTitle}
      closeLabel={shell.close}
      width="narrow"
      busy={isBusy}
      foot={
        <>
          <Button variant="line" onClick={onClose}>
            {changes.keep}
          </Button>
          <Button variant="bad" busy={isBusy} onClick={start}>
            {changes.cancel}
          </Button>
        </>
      }
    >
      <p>{order.revision.proposed ? changes.cancelProposed : changes.cancelText}</p>
      {failure && <Alert>{failure}</Alert>}
    </Modal>
  );
}
