import { useEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { readDraft, removeDraft, storeDraft, useDraftKey } from '../draft.ts';
import { readFilters } from '../products/product-filters.ts';
import type { PriceValues } from './price-values.ts';
import type { Which } from './which-products.tsx';

/** What was chosen and typed, and the products that the page came with. */
type Kept = { came: Which; which: Which; values: PriceValues };

/** A change of prices as it is chosen and typed, kept as a draft until it is applied or discarded. */
export function usePriceDraft() {
  const key = useDraftKey('prices');
  const came = useCame();
  const [kept, setKept] = useState(() => {
    const draft = readDraft<Kept>(key);
    // Other products, chosen since: their prices begin afresh. A change of language forgets the choice of the list.
    const isOther = Object.keys(came).length > 0 && JSON.stringify(came) !== JSON.stringify(draft?.came);
    return isOther ? null : draft;
  });
  const [which, setWhich] = useState(kept?.which ?? came);
  const [start, setStart] = useState<PriceValues>({
    ...{ typed: '', step: 0.05, day: null },
    way: which.ids?.length === 1 ? 'set' : 'raisePercent',
  });
  const [values, setValues] = useState(kept?.values ?? start);
  const isChanged = JSON.stringify(values) !== JSON.stringify(start);
  const isKept = useRef(kept !== null);
  useEffect(() => {
    if (isChanged) storeDraft(key, { came, which, values } satisfies Kept);
    // The draft of other products stays as long as nothing is typed here.
    else if (isKept.current) removeDraft(key);
    isKept.current = isChanged;
  }, [key, isChanged, came, which, values]);
  return {
    ...{ which, setWhich, values, setValues, isChanged },
    isRestored: kept !== null && isChanged,
    /** Forgets what is unsaved: it was applied, or is left for good. The page may be left in the same event. */
    drop: () => removeDraft(key),
    /** Nothing is unsaved any more, and what is typed next changes these values. */
    startFrom: (next: PriceValues) => {
      setKept(null);
      setStart(next);
      setValues(next);
    },
  };
}

/** The products that the list came with: its selection in the history's entry, else its filters in the address. */
function useCame(): Which {
  const { state } = useLocation();
  const [query] = useSearchParams();
  const [came] = useState<Which>(() => {
    const ids: unknown = state?.ids;
    if (Array.isArray(ids) && ids.length > 0) return { ids };
    const { store, category } = readFilters(query);
    return { ...(store && { store }), ...(category && { category }) };
  });
  return came;
}
