import { useRef, useState } from 'react';
import { changeOrder } from '../../../contracts/order-revisions.ts';
import { callRecorded } from '../../http/api.ts';
import { useAction } from '../../session/use-action.ts';
import { useAdminWords } from '../use-admin-words.ts';
import { useUndo } from '../use-undo.ts';
import { isComplete, wantedOf } from './order-draft.ts';
import { refetchOrdersAfterWrite } from './order-stream.ts';
import type { ChangeForm } from './use-change-form.ts';

type ChangeSubmitOptions = { onSaved: () => void; onInvalidAddress: () => void };

/**
 * Sends the change, which takes effect or is proposed to the customer, and offers to undo it. `tries` counts attempts
 * with incomplete fields.
 */
export function useChangeSubmit(
  { order, draft, place, isPickup }: ChangeForm,
  { onSaved, onInvalidAddress }: ChangeSubmitOptions,
) {
  const { change } = useAdminWords().orders;
  const { offerUndo } = useUndo();
  const [tries, setTries] = useState(0);
  const address = useRef<ReturnType<typeof place.placeOf>>(undefined);
  const { isBusy, failure, start } = useAction(async () => {
    const wanted = isComplete(draft) ? wantedOf(order, draft, address.current) : null;
    if (!wanted) return setTries((before) => before + 1);
    try {
      const { answer, activity } = await callRecorded(changeOrder, wanted);
      const isProposed = answer.revision.proposed !== null;
      const text = isProposed ? change.proposed(order.number) : change.changed(order.number);
      if (activity !== null)
        offerUndo({ activity, subject: order.id, text, onUndone: refetchOrdersAfterWrite });
      onSaved();
      // Scrolls to where the customer can be told about it.
      if (isProposed) window.scrollTo({ top: 0 });
    } finally {
      // Refetches after a refusal: if the order has changed, the seller then chooses between the versions.
      refetchOrdersAfterWrite();
    }
  });
  const save = () => {
    if (isPickup) return start();
    void place.form.handleSubmit((values) => {
      address.current = place.placeOf(values);
      start();
    }, onInvalidAddress)();
  };
  return { tries, isBusy, failure, save };
}
