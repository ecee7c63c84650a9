import type { AdminOrder, getAdminOrder } from '../../../contracts/admin-orders.ts';
import { composeChangeMessage } from '../../../contracts/change-message.ts';
import type { AnswerOf } from '../../../contracts/endpoint.ts';
import { unsentChange } from '../../../contracts/order-changes.ts';
import { whatsappLink } from '../../../contracts/order-message.ts';
import { useContent } from '../../content/shop-content.tsx';

export type ChangeToTell = Pick<
  Parameters<typeof composeChangeMessage>[0],
  'before' | 'after' | 'isProposed' | 'isReturn' | 'reason'
>;

/** Makes WhatsApp links with a message about a change of the order, in the order's language. */
export function useChangeMessage(order: AdminOrder): (what: ChangeToTell) => string {
  const { language, number, customer_name: customerName, link } = order;
  const shop = useContent().name[language];
  return (what) =>
    whatsappLink(
      order.shipping_address.phone,
      composeChangeMessage({ language, shop, number, customerName, link, ...what }),
    );
}

/** The change to tell the customer about, when nothing has happened to the order since; else null. */
export function latestChange(order: AnswerOf<typeof getAdminOrder>): ChangeToTell | null {
  const changed = order.revision.proposed ? null : changeToTell(order);
  const lastStatus = order.history.at(-1)?.at ?? '';
  return changed && changed.after.created_at > lastStatus ? changed : null;
}

/** The seller's last change that the customer was not asked about, as its message needs it. */
export function changeToTell(order: AnswerOf<typeof getAdminOrder>) {
  const changed = unsentChange(order);
  if (!changed) return null;
  const { is_return: isReturn, reason } = changed.after;
  return { ...changed, isProposed: false, isReturn, reason };
}
