import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { readAmount } from '../../../contracts/amounts.ts';
import { lowStockThreshold } from '../../../contracts/stock.schemas.ts';
import type { StockLevel } from '../../../contracts/stock.ts';
import { useFormDraft } from '../form-draft.tsx';
import { useMergeNewerVersion } from '../save-conflict.ts';
import type { StockChanges } from './use-stock-changes.ts';

const schema = z.pipe(
  z.pipe(
    z.object({ lowAt: z.string() }),
    z.transform((values: { lowAt: string }) => ({ lowAt: readAmount(values.lowAt) })),
  ),
  z.object({ lowAt: lowStockThreshold }),
);

const valuesOf = (lowAt: number) => ({ lowAt: String(lowAt) });

/** Unsaved changes of the form; null for none. */
export type LowStockThresholdChanged = { drop: () => void };

export type LowStockThresholdFormOptions = {
  id: string;
  stock: StockLevel;
  changes: StockChanges;
  /** Called with unsaved changes, or with null for none. */
  onChanged: (changed: LowStockThresholdChanged | null) => void;
};

/** The form of the low-stock threshold: its draft, saving, and the choice when another threshold was saved meanwhile. */
export function useLowStockThresholdForm({ id, stock, changes, onChanged }: LowStockThresholdFormOptions) {
  const saved = valuesOf(stock.low_at);
  const form = useForm({ resolver: zodResolver(schema), defaultValues: saved });
  // The threshold that the typed one is to replace.
  const [seen, setSeen] = useState(stock.low_at);
  const isUndone = useRef(false);
  const draft = useFormDraft(form, `stock-low:${id}`, seen);
  const { isDirty } = form.formState;
  useMergeNewerVersion(form, stock.low_at, saved, () => {
    // The seller's own undo is no conflict (optimistic locking).
    if (isDirty && !isUndone.current) return;
    isUndone.current = false;
    setSeen(stock.low_at);
    draft.rebase();
  });
  // Another threshold was saved since the typed one was begun.
  const isChoice = draft.version !== stock.low_at && isDirty && !changes.isBusy;
  const isUnsaved = isDirty && !changes.isBusy;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the draft is another object at every render, with the same key.
  useEffect(() => {
    if (!isUnsaved) return;
    onChanged({ drop: draft.drop });
    return () => onChanged(null);
  }, [isUnsaved, onChanged]);
  const save = () => {
    if (changes.isBusy) return;
    const sent = { ...form.getValues() };
    const markSaved = (lowAt: number) => () => {
      setSeen(lowAt);
      draft.markSaved(sent, valuesOf(lowAt));
    };
    void form.handleSubmit(({ lowAt }) =>
      changes.mark(
        {
          lowAt,
          isSame: lowAt === stock.low_at,
          until: draft.untilUnsaved,
          onUndone: () => {
            isUndone.current = true;
          },
        },
        markSaved(lowAt),
      ),
    )();
  };
  const takeTheirs = () => {
    draft.discard();
    setSeen(stock.low_at);
  };
  return { form, draft, saved, isChoice, save, takeTheirs };
}
