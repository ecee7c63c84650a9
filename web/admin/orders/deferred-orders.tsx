import { Button } from '../../ui/button.tsx';
import { focusMain } from '../../ui/focus-main.ts';
import { useAdminWords } from '../use-admin-words.ts';
import styles from './new-orders-notice.module.css';
import { useAtRest } from './use-at-rest.ts';

type DeferredOrdersProps = { count: number; isSelecting: boolean; onShow: () => void };

/**
 * The number of new orders held back while the list is scrolled, rows are selected or the screen was just touched, with
 * a button that shows them. They appear by themselves once the list is idle.
 */
export function DeferredOrders({ count, isSelecting, onShow }: DeferredOrdersProps) {
  const { orders } = useAdminWords();
  useAtRest(count > 0 && !isSelecting, onShow);
  const press = () => {
    onShow();
    window.scrollTo({ top: 0 });
    // Focus management: otherwise the focus would fall to the body with the removed button.
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
