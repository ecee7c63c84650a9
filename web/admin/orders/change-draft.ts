import type { AdminOrder } from '../../../contracts/admin-orders.ts';
import type { AddressFormValues } from '../../orders/use-address-form.ts';
import { readTabDraft, useDraftKey } from '../tab-draft.ts';
import type { OrderDraft } from './order-draft.ts';

/** An unsaved change of an order, and the order as it was when the change was begun. */
export type ChangeDraft = {
  begun: AdminOrder;
  draft: OrderDraft;
  address: AddressFormValues;
  areaId: string | null;
};

export const useChangeKey = ({ id }: AdminOrder): string => useDraftKey(`order-change:${id}`);

/** Whether there is an unsaved change, as of this render. */
export const useHasChangeDraft = (order: AdminOrder): boolean => readTabDraft(useChangeKey(order)) !== null;
