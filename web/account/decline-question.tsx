import type { Order } from '../../contracts/orders.ts';
import { useWords } from '../i18n/language.tsx';
import { useCustomerWords } from '../i18n/use-customer-words.ts';
import { isFeeSuggested } from '../orders/order-proposal.tsx';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Modal } from '../ui/modal.tsx';

type DeclineQuestionProps = {
  order: Order;
  isBusy: boolean;
  failure: string | null;
  onDecline: () => void;
  onCancel: () => void;
  onClose: () => void;
};

/**
 * Asks for confirmation before a suggested change is declined, which can't be undone. An order without an accepted
 * delivery price can't continue, so cancelling is offered instead, which has its own confirmation.
 */
export function DeclineQuestion({
  order,
  isBusy,
  failure,
  onDecline,
  onCancel,
  onClose,
}: DeclineQuestionProps) {
  const { shell } = useWords();
  const { changes } = useCustomerWords().orders;
  const isFee = isFeeSuggested(order);
  return (
    <Modal
      open
      onClose={onClose}
      title={isFee ? changes.otherFeeTitle : changes.declineTitle}
      closeLabel={shell.close}
      width={isFee ? 'normal' : 'narrow'}
      busy={isBusy}
      foot={
        <>
          {isFee && (
            <Button variant="text" disabled={isBusy} onClick={onCancel}>
              {changes.cancel}
            </Button>
          )}
          <Button variant="line" disabled={isBusy} onClick={onClose}>
            {changes.askAgain}
          </Button>
          <Button variant={isFee ? 'solid' : 'bad'} busy={isBusy} onClick={onDecline}>
            {isFee ? changes.otherFee : changes.declineYes}
          </Button>
        </>
      }
    >
      <p>{isFee ? changes.otherFeeText : changes.declineText}</p>
      {failure && <Alert>{failure}</Alert>}
    </Modal>
  );
}
