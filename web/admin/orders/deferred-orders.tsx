import { Button } from '../../ui/button.tsx';
import { focusMain } from '../../ui/focus-main.ts';
import { useAdminWords } from '../use-admin-words.ts';
import styles from './new-orders-notice.module.css';
import { useAtRest } from './use-at-rest.ts';

type DeferredOrdersProps = { count: number; isSelecting: boolean; onShow: () => void };

/**
 * How many new orders are held back while the list is scrolled, rows are selected or the screen was just touched; the button
 * shows them. They show by themselves once the list rests.
 */
export function DeferredOrders({ count, isSelecting, onShow }: DeferredOrdersProps) {
  const { orders } = useAdminWords();
  useAtRest(count > 0 && !isSelecting, onShow);
  const press = () => {
    onShow();
    window.scrollTo({ top: 0 });
    // Or the focus would fall to the body with the button.
    focusMain();
  };
  return (
    <div className={styles.held} role="status">
      {count > 0 && (
        <Button size="sm" onClick={press}>
          {orders.held(count)}
        </Button>
      )}
    </div>
  );
}
