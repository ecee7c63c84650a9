import type { AdminOrder } from '../../../contracts/admin-orders.ts';
import type { AddressFormValues } from '../../orders/use-address-form.ts';
import { readTabDraft, useDraftKey } from '../tab-draft.ts';
import type { OrderDraft } from './order-draft.ts';

/** A change of an order that was typed and not saved, and the order that it was typed into. */
export type ChangeDraft = {
  begun: AdminOrder;
  draft: OrderDraft;
  address: AddressFormValues;
  areaId: string | null;
};

export const useChangeKey = ({ id }: AdminOrder): string => useDraftKey(`order-change:${id}`);

/** Whether a change was begun and not saved, as of this render. */
export const useHasChangeDraft = (order: AdminOrder): boolean => readTabDraft(useChangeKey(order)) !== null;
