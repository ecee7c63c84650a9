import { useState } from 'react';
import type { AdminOrder } from '../../../contracts/admin-orders.ts';
import { readTabDraft, removeTabDraft } from '../tab-draft.ts';
import { type ChangeDraft, useChangeKey } from './change-draft.ts';
import { ChangeSheet } from './change-sheet.tsx';
import { seenOf } from './order-draft.ts';
import type { ChangeStart } from './use-change-form.ts';

type EditOrderProps = {
  order: AdminOrder;
  onClose: () => void;
};

/**
 * Edits an order: lines, fee, address. Changes that the customer has not agreed to are proposed. The change is based on
 * the order as it was when it was begun: a later revision, which may arrive while the sheet is open, is only merged by
 * choice.
 */
export function EditOrder({ order, onClose }: EditOrderProps) {
  const key = useChangeKey(order);
  const [start, setStart] = useState<ChangeStart>(() => {
    const stored = readTabDraft<ChangeDraft>(key);
    return { begun: stored?.begun ?? order, typed: stored, isMerged: false };
  });
  return (
    <ChangeSheet
      key={seenOf(start.begun)}
      draftKey={key}
      start={start}
      now={order}
      onRestart={(typed) => {
        removeTabDraft(key);
        setStart({ begun: order, typed: typed && { ...typed, begun: order }, isMerged: typed !== null });
      }}
      onClose={onClose}
    />
  );
}
