import { useEffect, useState } from 'react';
import { readTabDraft, removeTabDraft, storeTabDraft, useDraftKey } from '../tab-draft.ts';

export type ListAct = 'received' | 'counted';

/** Unsaved numbers in the rows, by product, and what they stand for. */
type StoredDraft = { act: ListAct; pieces: Record<string, string> };

/**
 * The numbers typed into the stock list, kept as a draft until each is saved or all are discarded. Typing re-renders
 * only its row; the list itself only with the first number and after the last. With `isAll` numbers are always counts.
 */
export function useTypedPieces(isAll: boolean) {
  const key = useDraftKey('stock');
  const [stored, setStored] = useState(() => readTabDraft<StoredDraft>(key));
  const [chosenAct, setAct] = useState<ListAct>(stored?.act ?? 'received');
  const act = isAll ? 'counted' : chosenAct;
  const [typed] = useState<StoredDraft>(() => ({ act, pieces: { ...stored?.pieces } }));
  const [isChanged, setChanged] = useState(stored !== null);
  useEffect(() => {
    typed.act = act;
    if (Object.keys(typed.pieces).length > 0) storeTabDraft(key, typed);
  }, [key, typed, act]);
  const [round, setRound] = useState(0);
  const drop = () => {
    typed.pieces = {};
    removeTabDraft(key);
  };
  return {
    ...{ act, setAct, isChanged },
    isRestored: stored !== null && isChanged,
    typedInto: (id: string): string => typed.pieces[id] ?? '',
    type: (id: string, text: string) => {
      if (text) typed.pieces[id] = text;
      else delete typed.pieces[id];
      const isAny = Object.keys(typed.pieces).length > 0;
      setChanged(isAny);
      if (isAny) storeTabDraft(key, typed);
      else removeTabDraft(key);
    },
    /** How often everything was discarded: rows then start anew. */
    round,
    discard: () => {
      drop();
      setStored(null);
      setChanged(false);
      setRound((before) => before + 1);
    },
    /** Deletes the draft, also for a row that is being saved while the page is left. */
    drop,
  };
}
