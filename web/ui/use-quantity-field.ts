import { useEffect, useState } from 'react';
import type { QuantityField } from './quantity-field.tsx';

type Loaded = typeof QuantityField;

let loaded: Loaded | null = null;

/**
 * The quantity field where a page's first download must do without it: null until its file is here, which is asked for once
 * `isNeeded`. A failed download leaves it null and is tried again by the next one that needs it.
 */
export function useQuantityField(isNeeded: boolean): Loaded | null {
  const [Field, setField] = useState<Loaded | null>(() => loaded);
  useEffect(() => {
    if (!isNeeded) return;
    let isOver = false;
    import('./quantity-field.tsx').then(
      (file) => {
        loaded = file.QuantityField;
        if (!isOver) setField(() => file.QuantityField);
      },
      () => {},
    );
    return () => {
      isOver = true;
    };
  }, [isNeeded]);
  return Field;
}
