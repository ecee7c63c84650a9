import { pathInLanguage } from '../../contracts/language.ts';
import { fromQirsh } from '../../contracts/money.ts';
import { composeOrderMessage, whatsappLink } from '../../contracts/order-message.ts';
import { type Order, orderPath } from '../../contracts/orders.ts';
import type { EditedContent } from '../../contracts/settings.ts';
import type { Config } from '../config.ts';
import type { orderItems, orders } from './order.table.ts';

type Row = typeof orders.$inferSelect;
type OrderRow = Omit<
  Row,
  | 'words'
  | 'userId'
  | 'guestKeyHash'
  | 'idempotencyKey'
  | 'bodyHash'
  | 'whatsappOpenedAt'
  | 'termsVersion'
  | 'privacyVersion'
>;
type ItemRow = Omit<typeof orderItems.$inferSelect, 'orderId' | 'position' | 'store'>;

/** The number that people say: `MN-1042`. */
export const orderNumber = (number: number): string => `MN-${number}`;

/** An order as the wire carries it, with the link that opens the messaging app. */
export function orderView(
  { publicUrl }: Pick<Config, 'publicUrl'>,
  content: Pick<EditedContent, 'name' | 'phone'>,
  row: OrderRow,
  items: ItemRow[],
): Order {
  const number = orderNumber(row.number);
  const { street, city, country, phone, language } = row;
  const lines = items.map((item) => ({
    name: { en: item.nameEn, ar: item.nameAr },
    weight: item.weight,
    quantity: item.quantity,
    price: fromQirsh(item.priceQirsh),
  }));
  const message = composeOrderMessage({
    language,
    shop: content.name[language],
    number,
    link: publicUrl + pathInLanguage(orderPath(number), language),
    lines,
    deliveryFee: fromQirsh(row.deliveryFeeQirsh),
    customer: { name: row.customerName, phone, street, city, country },
  });
  return {
    id: row.id,
    number,
    created_at: row.createdAt.toISOString(),
    status: row.status,
    customer_name: row.customerName,
    customer_email: row.customerEmail,
    items: items.map((item, position) => ({
      product_id: item.productId,
      image: item.image,
      ...(lines[position] as (typeof lines)[number]),
    })),
    subtotal: fromQirsh(row.subtotalQirsh),
    delivery_fee: fromQirsh(row.deliveryFeeQirsh),
    total: fromQirsh(row.totalQirsh),
    shipping_address: { street, city, country, phone },
    payment_method: 'whatsapp',
    language,
    whatsapp_url: whatsappLink(content.phone || null, message),
  };
}
