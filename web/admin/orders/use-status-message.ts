import type { AdminOrder } from '../../../contracts/admin-orders.ts';
import { whatsappLink } from '../../../contracts/order-message.ts';
import { composeStatusMessage } from '../../../contracts/status-message.ts';
import { useContent } from '../../content/shop-content.tsx';

/** The message to the customer that fits the order's status, and the WhatsApp link that carries it. */
export function useStatusMessage(order: AdminOrder): { message: string; link: string } {
  const { language, number, status, customer_name: customerName, total, payment, link } = order;
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
    link,
  });
  return { message, link: whatsappLink(order.shipping_address.phone, message) };
}
