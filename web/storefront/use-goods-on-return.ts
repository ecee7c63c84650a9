import { useEffect, useRef } from 'react';
import type { GoodsNews } from './use-checkout-goods.ts';

/**
 * Refetches the products of the checkout when the window regains focus, and reports changes. Returns `pause`, and
 * `pause()` returns `resume`: while an order is being sent, the server's answer reports changes.
 */
export function useGoodsOnReturn(
  refetchGoods: (signal: AbortSignal) => Promise<GoodsNews | null>,
  onLook: (news: GoodsNews) => void,
): () => () => void {
  const isHeld = useRef(false);
  const looking = useRef<AbortController>(null);
  // Renewed with each render, as it compares with what is displayed.
  useEffect(() => {
    const look = async () => {
      // Returning to a window may fire several events.
      if (document.hidden || isHeld.current || looking.current) return;
      looking.current = new AbortController();
      const { signal } = looking.current;
      const news = await refetchGoods(signal);
      if (signal.aborted) return;
      looking.current = null;
      if (news) onLook(news);
    };
    window.addEventListener('focus', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      window.removeEventListener('focus', look);
      document.removeEventListener('visibilitychange', look);
    };
  });
  return () => {
    looking.current?.abort();
    looking.current = null;
    isHeld.current = true;
    return () => {
      isHeld.current = false;
    };
  };
}
