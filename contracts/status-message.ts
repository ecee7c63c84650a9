import { nameAnswer } from './change-message.ts';
import { feeWords } from './fee-words.ts';
import { currencySign, type Language } from './language.ts';
import { cut, firstWords, isolate, writeLine } from './message-text.ts';
import { formatAmount } from './money.ts';
import { isUnderWay } from './order-status-transitions.ts';
import type { Order, OrderStatus } from './orders.ts';
import { describePayment } from './payment-words.ts';
import { formatSlot, slotName } from './slot-words.ts';

type StatusMessage = {
  language: Language;
  /** The shop's name in this language. */
  shop: string;
  number: string;
  status: OrderStatus;
  customerName: string;
  /** JD. */
  total: number;
  payment?: Order['payment'];
  delivery?: Pick<Order['delivery'], 'method' | 'slot' | 'fee_pending'>;
  /** The suggestion that waits for the customer's answer. */
  suggestion?: 'change' | 'fee' | null;
  /** The address of the order's page. */
  link: string;
};

const words: Record<
  Language,
  {
    hello: (name: string) => string;
    total: string;
    link: string;
    statuses: Record<OrderStatus, (number: string, shop: string) => string>;
    /** For a new order that waits for the customer's answer. */
    received: (number: string, shop: string) => string;
    waiting: Record<'change' | 'fee', string>;
    /** For a new order whose delivery fee is not known yet. */
    feePending: (number: string, shop: string) => string;
    /** Messages that differ for a pickup order. */
    pickup: Partial<Record<OrderStatus, (number: string, shop: string) => string>>;
  }
> = {
  en: {
    hello: (name) => `Hello ${name},`,
    total: 'Total',
    link: 'Order',
    statuses: {
      pending: (number, shop) =>
        `Thank you for your order ${number} from ${shop}. We’ve got it and we’ll prepare it soon.`,
      processing: (number, shop) => `Your order ${number} from ${shop} is being prepared.`,
      shipped: (number, shop) => `Your order ${number} from ${shop} is on its way to you.`,
      delivered: (number, shop) =>
        `Your order ${number} from ${shop} has been delivered. We hope you like everything, and thank you!`,
      cancelled: (number, shop) =>
        `Your order ${number} from ${shop} has been cancelled. If you didn’t expect this, just reply here.`,
    },
    received: (number, shop) => `Thank you for your order ${number} from ${shop}. We’ve got it.`,
    waiting: {
      change: 'We’ve suggested a change, and we’re waiting for your answer.',
      fee: 'We’ve sent you the delivery price, and we’ll prepare the order once you’ve accepted it.',
    },
    feePending: (number, shop) =>
      `Thank you for your order ${number} from ${shop}. We’ve got it. We’ll tell you what delivery costs, and prepare it once you’ve accepted that.`,
    pickup: {
      shipped: (number, shop) => `Your order ${number} from ${shop} is ready to be picked up.`,
      delivered: (number, shop) =>
        `Thank you for picking up your order ${number} from ${shop}. We hope you like everything!`,
    },
  },
  ar: {
    hello: (name) => `مرحبًا ${name}،`,
    total: 'المجموع',
    link: 'الطلب',
    statuses: {
      pending: (number, shop) => `شكرًا على طلبك ${number} من ${shop}. استلمناه، ونجهّزه قريبًا.`,
      processing: (number, shop) => `طلبك ${number} من ${shop} قيد التجهيز الآن.`,
      shipped: (number, shop) => `طلبك ${number} من ${shop} في الطريق إليك.`,
      delivered: (number, shop) => `تم توصيل طلبك ${number} من ${shop}. نتمنى أن يعجبك كل ما فيه، وشكرًا لك!`,
      cancelled: (number, shop) => `أُلغي طلبك ${number} من ${shop}. لأي استفسار يكفي الردّ هنا.`,
    },
    received: (number, shop) => `شكرًا على طلبك ${number} من ${shop}. استلمناه.`,
    waiting: {
      change: 'اقترحنا تعديلًا على الطلب، وننتظر ردّك.',
      fee: 'أرسلنا سعر التوصيل، ونجهّز الطلب بعد قبولك له.',
    },
    feePending: (number, shop) =>
      `شكرًا على طلبك ${number} من ${shop}. استلمناه، ونخبرك بسعر التوصيل، ثم نجهّزه بعد قبولك له.`,
    pickup: {
      shipped: (number, shop) => `طلبك ${number} من ${shop} جاهز للاستلام.`,
      delivered: (number, shop) => `شكرًا لاستلام طلبك ${number} من ${shop}. نتمنى أن يعجبك كل ما فيه!`,
    },
  },
};

/**
 * The message that the seller sends to the customer about an order, in the customer's language; the seller can edit it
 * first. It fits into a wa.me link. Time and total appear while the order is open; paid, refunded and outstanding sums
 * appear whenever there was a payment.
 */
export function composeStatusMessage(message: StatusMessage): string {
  const { language, status, customerName, total, payment, delivery, link } = message;
  const suggestion = isUnderWay(status) ? message.suggestion : null;
  const isTold = payment && (payment.paid !== 0 || payment.refunded !== 0);
  const say = words[language];
  const isOpen = isUnderWay(status);
  const isFeePending = isOpen && delivery?.fee_pending === true;
  const tell =
    status === 'pending' && suggestion
      ? say.received
      : status === 'pending' && isFeePending
        ? say.feePending
        : (delivery?.method === 'pickup' && say.pickup[status]) || say.statuses[status];
  const slot = isOpen && delivery?.slot;
  return [
    say.hello(isolate(firstWords(customerName, 40), language)),
    tell(message.number, isolate(cut(message.shop, 40), language)),
    ...(suggestion ? [say.waiting[suggestion]] : []),
    ...(slot ? [`${slotName[language]}: ${formatSlot(slot, language)}`] : []),
    ...(isOpen
      ? [
          `*${isFeePending ? feeWords[language].totalWithout : say.total}: ${formatAmount(total)} ${currencySign(language)}*`,
        ]
      : []),
    ...(isTold ? [describePayment(payment, language)] : []),
    `${suggestion ? nameAnswer(suggestion === 'fee', language) : say.link}: ${link}`,
  ]
    .map((line) => writeLine(language, line))
    .join('\n');
}
