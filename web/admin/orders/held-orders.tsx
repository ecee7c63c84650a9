import { useEffect, useLayoutEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { useAdminWords } from '../use-admin-words.ts';
import styles from './new-orders-notice.module.css';

/** For so many milliseconds after a touch another one may be on its way. */
const restMs = 4000;
/** How often it is looked whether the list rests, in milliseconds. */
const lookEveryMs = 500;

const touches = ['pointerdown', 'pointerup', 'touchend'] as const;

type HeldOrdersProps = { count: number; isSelecting: boolean; onShow: () => void };

/**
 * How many new orders are held back while the list is scrolled, rows are selected or the screen was just touched; the button
 * shows them. They show by themselves once the list rests.
 */
export function HeldOrders({ count, isSelecting, onShow }: HeldOrdersProps) {
  const { orders } = useAdminWords();
  const touchedAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    const touch = () => {
      touchedAt.current = performance.now();
    };
    for (const type of touches) window.addEventListener(type, touch, true);
    return () => {
      for (const type of touches) window.removeEventListener(type, touch, true);
    };
  }, []);
  useLayoutEffect(() => {
    if (count === 0 || isSelecting) return;
    const showAtRest = () => {
      if (window.scrollY <= 0 && performance.now() - touchedAt.current > restMs) onShow();
    };
    showAtRest();
    const timer = setInterval(showAtRest, lookEveryMs);
    return () => clearInterval(timer);
  }, [count, isSelecting, onShow]);
  const press = () => {
    onShow();
    window.scrollTo({ top: 0 });
    // Or the focus would fall to the body with the button.
    document.getElementById('main')?.focus({ preventScroll: true });
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
