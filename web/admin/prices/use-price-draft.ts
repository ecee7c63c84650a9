import { useEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { readFilters } from '../products/product-filters.ts';
import { readTabDraft, removeTabDraft, storeTabDraft, useDraftKey } from '../tab-draft.ts';
import type { PriceScope } from './price-scope-fields.tsx';
import type { PriceValues } from './price-values.ts';

/** What was chosen and typed, and the initial selection of products. */
type StoredDraft = { initialScope: PriceScope; scope: PriceScope; values: PriceValues };

/** The form of a price change, kept as a draft until it is applied or discarded. */
export function usePriceDraft() {
  const key = useDraftKey('prices');
  const initialScope = useInitialScope();
  const [stored, setStored] = useState(() => {
    const draft = readTabDraft<StoredDraft>(key);
    // Another selection of products, whose form starts empty. A change of language loses the list's selection.
    const isOther =
      Object.keys(initialScope).length > 0 &&
      JSON.stringify(initialScope) !== JSON.stringify(draft?.initialScope);
    return isOther ? null : draft;
  });
  const [scope, setScope] = useState(stored?.scope ?? initialScope);
  const [start, setStart] = useState<PriceValues>({
    ...{ typed: '', step: 0.05, day: null },
    way: scope.ids?.length === 1 ? 'set' : 'raisePercent',
  });
  const [values, setValues] = useState(stored?.values ?? start);
  const isChanged = JSON.stringify(values) !== JSON.stringify(start);
  const isStored = useRef(stored !== null);
  useEffect(() => {
    if (isChanged) storeTabDraft(key, { initialScope, scope, values } satisfies StoredDraft);
    // The draft of other products stays as long as nothing is typed here.
    else if (isStored.current) removeTabDraft(key);
    isStored.current = isChanged;
  }, [key, isChanged, initialScope, scope, values]);
  return {
    ...{ scope, setScope, values, setValues, isChanged },
    isRestored: stored !== null && isChanged,
    /** Deletes the draft: it was applied, or is left for good. The page may be left in the same event. */
    drop: () => removeTabDraft(key),
    /** Resets to the initial selection. */
    discard: () => {
      setStored(null);
      setScope(initialScope);
      setValues(start);
    },
    /** Nothing counts as unsaved any more; later edits start from these values. */
    startFrom: (next: PriceValues) => {
      setStored(null);
      setStart(next);
      setValues(next);
    },
  };
}

/** The initial selection: from the list, in the history entry, else from its filters in the address. */
function useInitialScope(): PriceScope {
  const { state } = useLocation();
  const [query] = useSearchParams();
  const [initialScope] = useState<PriceScope>(() => {
    const ids: unknown = state?.ids;
    if (Array.isArray(ids) && ids.length > 0) return { ids };
    const { store, category } = readFilters(query);
    return { ...(store && { store }), ...(category && { category }) };
  });
  return initialScope;
}
