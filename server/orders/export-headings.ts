import type { Language } from '../../contracts/language.ts';
import type { DeliveryMethod } from '../../contracts/orders.ts';

export const deliveryMethodNames: Record<Language, Record<DeliveryMethod, string>> = {
  en: { delivery: 'Delivery', pickup: 'Pickup' },
  ar: { delivery: 'توصيل', pickup: 'استلام' },
};

/** The first line of the table of orders. */
export const exportHeadings: Record<Language, string[]> = {
  en: [
    'Order',
    'Day',
    'Time',
    'Status',
    'Customer',
    'Phone',
    'Email',
    'Street',
    'City',
    'Country',
    'Area',
    'Building',
    'Floor',
    'Landmark',
    'For the driver',
    'Pin',
    'Delivery or pickup',
    'Items',
    'Subtotal (JD)',
    'Delivery (JD)',
    'Total (JD)',
    'Payment method',
    'Payment',
    'Paid (JD)',
    'Without an account',
  ],
  ar: [
    'الطلب',
    'اليوم',
    'الساعة',
    'الحالة',
    'الزبون',
    'الهاتف',
    'البريد الإلكتروني',
    'الشارع',
    'المدينة',
    'البلد',
    'المنطقة',
    'العمارة',
    'الطابق',
    'علامة مميزة',
    'للسائق',
    'الموقع',
    'توصيل أم استلام',
    'المنتجات',
    'المجموع الفرعي (د.أ)',
    'التوصيل (د.أ)',
    'المجموع (د.أ)',
    'طريقة الدفع',
    'الدفع',
    'المدفوع (د.أ)',
    'بدون حساب',
  ],
};

/** What stands under the last heading of an order without an account. */
export const exportedYes: Record<Language, string> = { en: 'Yes', ar: 'نعم' };
