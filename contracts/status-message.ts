import { currencySign, type Language } from './language.ts';
import { formatAmount } from './money.ts';
import { cut, isolate, isolateCode } from './order-message.ts';
import type { OrderStatus } from './orders.ts';

type StatusMessage = {
  language: Language;
  /** What the shop is called in this language. */
  shop: string;
  number: string;
  status: OrderStatus;
  customerName: string;
  /** JD. */
  total: number;
  /** Where the customer sees the order. */
  link: string;
};

const words: Record<
  Language,
  {
    hello: (name: string) => string;
    total: string;
    statuses: Record<OrderStatus, (number: string, shop: string) => string>;
  }
> = {
  en: {
    hello: (name) => `Hello ${name},`,
    total: 'Total',
    statuses: {
      pending: (number, shop) =>
        `thank you for your order ${number} from ${shop}. We have it and will prepare it soon.`,
      processing: (number, shop) => `your order ${number} from ${shop} is being prepared.`,
      shipped: (number, shop) => `your order ${number} from ${shop} is on its way to you.`,
      delivered: (number, shop) =>
        `your order ${number} from ${shop} has been delivered. Enjoy it, and thank you!`,
      cancelled: (number, shop) =>
        `your order ${number} from ${shop} has been cancelled. If you did not expect this, please answer here.`,
    },
  },
  ar: {
    hello: (name) => `مرحبًا ${name}،`,
    total: 'المجموع',
    statuses: {
      pending: (number, shop) => `شكرًا على طلبك ${number} من ${shop}. وصلنا وسنجهّزه قريبًا.`,
      processing: (number, shop) => `طلبك ${number} من ${shop} قيد التجهيز الآن.`,
      shipped: (number, shop) => `طلبك ${number} من ${shop} في الطريق إليك.`,
      delivered: (number, shop) => `تم توصيل طلبك ${number} من ${shop}. صحتين وعافية، وشكرًا لك!`,
      cancelled: (number, shop) => `أُلغي طلبك ${number} من ${shop}. إن لم تكن تتوقع ذلك فراسلنا هنا.`,
    },
  },
};

/**
 * What the seller writes to the customer about an order, in the customer's language, to be changed before it is sent. It
 * fits into a wa.me link; the sum is told while it is still to be paid.
 */
export function composeStatusMessage(message: StatusMessage): string {
  const { language, status, customerName, total, link } = message;
  const say = words[language];
  const isOpen = status !== 'delivered' && status !== 'cancelled';
  return [
    say.hello(isolate(cut(customerName, 40))),
    say.statuses[status](isolateCode(message.number), message.shop),
    ...(isOpen ? [`*${say.total}: ${formatAmount(total)} ${currencySign(language)}*`] : []),
    isolateCode(link),
  ].join('\n');
}
