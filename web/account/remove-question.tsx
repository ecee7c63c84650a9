import { useWords } from '../i18n/language.tsx';
import { useCustomerWords } from '../i18n/use-customer-words.ts';
import { Button } from '../ui/button.tsx';
import { Modal } from '../ui/modal.tsx';

type RemoveQuestionProps = { onRemove: () => void; onClose: () => void };

/** Asks for confirmation before a device forgets its orders: the shop can't restore their links. */
export function RemoveQuestion({ onRemove, onClose }: RemoveQuestionProps) {
  const { shell } = useWords();
  const { orders } = useCustomerWords();
  return (
    <Modal
      open
      onClose={onClose}
      title={orders.deviceRemoveTitle}
      closeLabel={shell.close}
      width="narrow"
      foot={
        <>
          <Button variant="line" onClick={onClose}>
            {orders.deviceKeep}
          </Button>
          <Button variant="bad" onClick={onRemove}>
            {orders.deviceRemove}
          </Button>
        </>
      }
    >
      <p>{orders.deviceRemoveText}</p>
    </Modal>
  );
}
