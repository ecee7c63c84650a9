import { useEffect, useRef } from 'react';
import type { GoodsChange, PriceChange } from './use-checkout-goods.ts';

/**
 * Looks at the goods again when one comes back to the window, and tells what has changed, before an order is sent. The answer holds
 * looks back until what it answers is called: an order that is being sent is answered by what the server knows.
 */
export function useGoodsOnReturn(
  refetchGoods: (signal: AbortSignal) => Promise<GoodsChange>,
  onChange: (change: GoodsChange) => void,
): () => () => void {
  const isHeld = useRef(false);
  const looking = useRef<AbortController>(null);
  // Anew with each render: it compares with what is shown now.
  useEffect(() => {
    const look = async () => {
      // One return may be several events.
      if (document.hidden || isHeld.current || looking.current) return;
      looking.current = new AbortController();
      const { signal } = looking.current;
      const change = await refetchGoods(signal);
      if (signal.aborted) return;
      looking.current = null;
      if (Object.values(change).some((some) => some.length > 0)) onChange(change);
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

/** What was told before and what is new, each product with the price that was seen first. */
export function addPrices(told: PriceChange[] = [], found: PriceChange[]): PriceChange[] {
  const before = new Map(told.map((one) => [one.product.id, one.before]));
  const isFound = new Set(found.map(({ product }) => product.id));
  return [
    ...told.filter(({ product }) => !isFound.has(product.id)),
    ...found.map((one) => ({ ...one, before: before.get(one.product.id) ?? one.before })),
  ].filter((one) => one.before !== one.product.price);
}
