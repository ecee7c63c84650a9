import type { Language } from './language.ts';
import type { DeliveryMethod, OrderStatus } from './orders.ts';

/** The names of statuses in lists, on invoices and in mails. */
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

/** Statuses with other names for pickup orders, which are never "on the way". */
const pickupStatuses: Record<Language, Partial<Record<string, string>>> = {
  en: { shipped: 'Ready for pickup', delivered: 'Picked up' },
  ar: { shipped: 'جاهز للاستلام', delivered: 'تم الاستلام' },
};
const statuses: Record<Language, Partial<Record<string, string>>> = {
  en: englishStatuses,
  ar: arabicStatuses,
};

/** The name of an order's status for its delivery method; an unknown status is returned unchanged. */
export const nameOfStatus = (status: string, method: DeliveryMethod, language: Language): string =>
  (method === 'pickup' && pickupStatuses[language][status]) || (statuses[language][status] ?? status);
