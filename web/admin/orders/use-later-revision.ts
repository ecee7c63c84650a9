import { useEffect } from 'react';
import type { AdminOrder } from '../../../contracts/admin-orders.ts';
import { threeWayMerge } from '../three-way-merge.ts';
import type { ChangeDraft } from './change-draft.ts';
import { mergeDraft, seenOf } from './order-draft.ts';
import { type ChangeForm, placeIn } from './use-change-form.ts';
import type { useChangeSubmit } from './use-change-submit.ts';

/** Restarts the change with the present order and the values typed for it. */
export type Restart = (typed: Omit<ChangeDraft, 'begun'> | null) => void;

/**
 * Handles a revision that arrives while a change is edited. An untouched form restarts with it; otherwise it is
 * outdated, and can't be saved before the seller has chosen between the versions.
 */
export function useLaterRevision(
  { order, draft, place, isChanged }: ChangeForm,
  { isBusy, failure }: ReturnType<typeof useChangeSubmit>,
  now: AdminOrder,
  onRestart: Restart,
) {
  // While saving, a later revision is this form's own.
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
