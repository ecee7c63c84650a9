import { plural } from './plural.ts';

/** The words of WhatsApp messages about an order. */
export const orderMessageWords = {
  en: {
    title: (shop: string, number = '') => `Hello, this is my order ${number}from ${shop}:`,
    cancelled: (shop: string, number: string) =>
      `Hello, it’s about my cancelled order ${number} from ${shop}:`,
    question: (shop: string, number: string) => `Hello, it’s about my order ${number} from ${shop}:`,
    accepted: 'I’ve accepted the change you suggested:',
    acceptedFee: (fee: string) => `I’ve accepted the delivery price you suggested: ${fee}.`,
    declined: 'I’ve declined the change you suggested, so the order stays as it was. Not wanted:',
    otherFee: (fee: string) =>
      `The delivery price you suggested (${fee}) doesn’t suit me. Could you suggest another?`,
    moreChanges: 'and more, all in the link',
    more: (count: number) => `+ ${count} more, all in the link`,
    inLink: (count: number) =>
      plural('en', count, { one: '# item, in the link', other: '# items, all in the link' }),
    delivery: 'Delivery',
    total: 'Total',
    name: 'Name',
    phone: 'Phone',
    address: 'Address',
    pickup: 'Pickup from',
    landmark: 'Landmark',
    payment: 'Payment',
    link: 'Order',
    comma: ', ',
  },
  ar: {
    title: (shop: string, number = '') => `مرحبًا، هذا طلبي ${number}من ${shop}:`,
    cancelled: (shop: string, number: string) => `مرحبًا، بخصوص طلبي الملغى ${number} من ${shop}:`,
    question: (shop: string, number: string) => `مرحبًا، بخصوص طلبي ${number} من ${shop}:`,
    accepted: 'قبلتُ التعديل المقترح:',
    acceptedFee: (fee: string) => `قبلتُ سعر التوصيل المقترح: ${fee}.`,
    declined: 'لم أقبل التعديل المقترح، فيبقى الطلب كما هو. ما لم أقبله:',
    otherFee: (fee: string) => `سعر التوصيل المقترح (${fee}) لا يناسبني. هل من سعر آخر؟`,
    moreChanges: 'وغير ذلك، كله في الرابط',
    more: (count: number) =>
      plural('ar', count, {
        one: '+ صنف آخر، وهو في الرابط',
        two: '+ صنفان آخران، وهما في الرابط',
        few: '+ # أصناف أخرى، كلها في الرابط',
        many: '+ # صنفًا آخر، كلها في الرابط',
        other: '+ # صنف آخر، كلها في الرابط',
      }),
    inLink: (count: number) =>
      plural('ar', count, {
        one: 'صنف واحد، وهو في الرابط',
        two: 'صنفان، وهما في الرابط',
        few: '# أصناف، كلها في الرابط',
        many: '# صنفًا، كلها في الرابط',
        other: '# صنف، كلها في الرابط',
      }),
    delivery: 'التوصيل',
    total: 'المجموع',
    name: 'الاسم',
    phone: 'الهاتف',
    address: 'العنوان',
    pickup: 'الاستلام من',
    landmark: 'علامة مميزة',
    payment: 'الدفع',
    link: 'الطلب',
    comma: '، ',
  },
};
