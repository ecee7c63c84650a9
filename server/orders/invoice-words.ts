import type { Language } from '../../contracts/language.ts';

/** The title of a document. */
export type InvoiceDocument = 'title' | 'creditNote';

type InvoiceWords = {
  title: string;
  /** The title of a credit note. */
  creditNote: string;
  number: string;
  day: string;
  customer: string;
  address: string;
  pickup: string;
  phone: string;
  status: string;
  payment: string;
  paymentState: string;
  product: string;
  quantity: string;
  price: string;
  sum: string;
  subtotal: string;
  fee: string;
  total: string;
  page: (page: number, pages: number) => string;
};

/** The printed words of an invoice besides the order itself. */
export const invoiceWords: Record<Language, InvoiceWords> = {
  en: {
    title: 'Invoice',
    creditNote: 'Credit note',
    number: 'Order number',
    day: 'Date',
    customer: 'Customer',
    address: 'Address',
    pickup: 'Pickup from',
    phone: 'Phone',
    status: 'Status',
    payment: 'Payment method',
    paymentState: 'Payment',
    product: 'Product',
    quantity: 'Quantity',
    price: 'Price',
    sum: 'Amount',
    subtotal: 'Subtotal',
    fee: 'Delivery fee',
    total: 'Total',
    page: (page, pages) => `Page ${page} of ${pages}`,
  },
  ar: {
    title: 'فاتورة',
    creditNote: 'إشعار دائن',
    number: 'رقم الطلب',
    day: 'التاريخ',
    customer: 'الزبون',
    address: 'العنوان',
    pickup: 'الاستلام من',
    phone: 'الهاتف',
    status: 'الحالة',
    payment: 'طريقة الدفع',
    paymentState: 'الدفع',
    product: 'المنتج',
    quantity: 'الكمية',
    price: 'السعر',
    sum: 'المبلغ',
    subtotal: 'المجموع الفرعي',
    fee: 'رسوم التوصيل',
    total: 'المجموع',
    page: (page, pages) => `صفحة ${page} من ${pages}`,
  },
};
