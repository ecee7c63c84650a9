import type { Language } from './language.ts';
import type { DeliveryMethod, OrderStatus } from './orders.ts';

/** What a status is called in lists, on the invoice and in mails. */
export const englishStatuses: Record<OrderStatus, string> = {
  pending: 'Pending',
  processing: 'Processing',
  shipped: 'Shipped',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
};

export const arabicStatuses: Record<OrderStatus, string> = {
  pending: 'قيد الانتظار',
  processing: 'قيد التجهيز',
  shipped: 'في الطريق',
  delivered: 'تم التوصيل',
  cancelled: 'ملغى',
};

/** An order that is picked up is on no road. */
const pickupStatuses: Record<Language, Partial<Record<string, string>>> = {
  en: { shipped: 'Ready for pickup', delivered: 'Picked up' },
  ar: { shipped: 'جاهز للاستلام', delivered: 'تم الاستلام' },
};
const statuses: Record<Language, Partial<Record<string, string>>> = {
  en: englishStatuses,
  ar: arabicStatuses,
};

/** What the status of an order that comes this way is called; a status that the shop does not know, as it came. */
export const nameOfStatus = (status: string, method: DeliveryMethod, language: Language): string =>
  (method === 'pickup' && pickupStatuses[language][status]) || (statuses[language][status] ?? status);
