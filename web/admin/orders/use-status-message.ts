import type { AdminOrder } from '../../../contracts/admin-orders.ts';
import { isFeeAlone } from '../../../contracts/order-changes.ts';
import { whatsappLink } from '../../../contracts/order-message.ts';
import { composeStatusMessage } from '../../../contracts/status-message.ts';
import { useContent } from '../../content/shop-content.tsx';
import type { OrderLedger } from '../payments/use-ledger.ts';

export type StatusMessage = { message: string; link: string };

/** The message to the customer for the order's status, and the WhatsApp link with it. */
export function useStatusMessage(
  order: AdminOrder,
  { payment }: Pick<OrderLedger, 'payment'>,
): StatusMessage {
  const { language, number, status, customer_name: customerName, total, link } = order;
  const { proposed } = order.revision;
  const shop = useContent().name[language];
  const message = composeStatusMessage({
    language,
    shop,
    number,
    status,
    customerName,
    total,
    payment,
    delivery: order.delivery,
    suggestion: proposed && (isFeeAlone(order, proposed) ? 'fee' : 'change'),
    link,
  });
  return { message, link: whatsappLink(order.shipping_address.phone, message) };
}
