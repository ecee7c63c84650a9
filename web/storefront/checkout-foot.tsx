import type { ReactNode } from 'react';
import { useCheckoutWords } from '../i18n/use-checkout-words.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import styles from './checkout-modal.module.css';

type CheckoutFootProps = {
  total: ReactNode;
  /** The present label of the button that sends the order. */
  action: string;
  isSubmitting: boolean;
  /** Whether the order will be sent as soon as everything it needs is loaded. */
  isWaiting: boolean;
  disabled: boolean;
  onCancel: () => void;
};

/** The sticky foot of the checkout: the total, and its two buttons. */
export function CheckoutFoot({
  total,
  action,
  isSubmitting,
  isWaiting,
  disabled,
  onCancel,
}: CheckoutFootProps) {
  const say = useCheckoutWords();
  return (
    <div className={styles.foot}>
      {total}
      <Button variant="text" disabled={isSubmitting} onClick={onCancel}>
        {say.cancel}
      </Button>
      <Button
        variant="whatsapp"
        type="submit"
        form="checkout"
        busy={isSubmitting || isWaiting}
        disabled={disabled}
        aria-label={action}
      >
        <Icon name="chat" />
        <span className={styles.action}>{action}</span>
        <span className={styles.briefly}>{isSubmitting ? action : say.sendBriefly}</span>
      </Button>
    </div>
  );
}
