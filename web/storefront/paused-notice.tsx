import { chooseDelivery } from '../cart/delivery-choice.ts';
import { useCartWords } from '../i18n/use-cart-words.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import styles from './delivery-area.module.css';
import type { Delivery } from './use-delivery.ts';

type PausedNoticeProps = {
  delivery: Delivery;
  /** Whether it refused an order: then the notice scrolls into view. */
  isAnswer?: boolean;
};

/** Says that the seller has paused the chosen method, and offers the other one if available. */
export function PausedNotice({ delivery: { method, options }, isAnswer }: PausedNoticeProps) {
  const cart = useCartWords();
  const other = method === 'delivery' ? 'pickup' : 'delivery';
  const hasOther = options?.pickup && !options.paused.includes(other);
  return (
    <Alert isAnswer={isAnswer ?? false}>
      {cart.paused[method]}
      {hasOther && (
        <p className={styles.instead}>
          <Button size="sm" variant="line" onClick={() => chooseDelivery({ method: other })}>
            {cart.instead[other]}
          </Button>
        </p>
      )}
    </Alert>
  );
}
