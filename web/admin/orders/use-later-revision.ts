import { useEffect } from 'react';
import type { AdminOrder } from '../../../contracts/admin-orders.ts';
import { threeWayMerge } from '../three-way-merge.ts';
import type { ChangeDraft } from './change-draft.ts';
import { mergeDraft, seenOf } from './order-draft.ts';
import { type ChangeForm, placeIn } from './use-change-form.ts';
import type { useChangeSubmit } from './use-change-submit.ts';

/** Begins the change again with the order as it is by now, and what was typed into that. */
export type Restart = (typed: Omit<ChangeDraft, 'begun'> | null) => void;

/**
 * A revision that arrives while a change is typed. An untouched form restarts with it by itself; else it is outdated, and cannot be
 * saved before the seller has chosen between the versions.
 */
export function useLaterRevision(
  { order, draft, place, isChanged }: ChangeForm,
  { isBusy, failure }: ReturnType<typeof useChangeSubmit>,
  now: AdminOrder,
  onRestart: Restart,
) {
  // While it is being saved, the later revision is its own.
  const isOutdated = !isBusy && seenOf(now) !== seenOf(order);
  const hasChoice = isOutdated && (isChanged || failure !== null);
  useEffect(() => {
    if (isOutdated && !hasChoice) onRestart(null);
  }, [isOutdated, hasChoice, onRestart]);
  const addMine = () => {
    const { areaId, form, valuesAt } = place;
    const [before, after] = [placeIn(order), placeIn(now)];
    onRestart({
      draft: mergeDraft(order, draft, now),
      address: threeWayMerge(valuesAt(before.address), form.getValues(), valuesAt(after.address)),
      areaId: threeWayMerge(before.areaId, areaId, after.areaId),
    });
  };
  return { isOutdated, hasChoice, addMine };
}
