import { currencySign, type Language } from './language.ts';
import { formatAmount } from './money.ts';
import { cut, isolate, isolateCode } from './order-message.ts';
import type { OrderStatus } from './orders.ts';

type StatusMessage = {
  language: Language;
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
    statuses: Record<OrderStatus, (number: string) => string>;
  }
> = {
  en: {
    hello: (name) => `Hello ${name},`,
    total: 'Total',
    statuses: {
      pending: (number) =>
        `thank you for your order ${number} from Mouneh. We have it and will prepare it soon.`,
      processing: (number) => `your order ${number} from Mouneh is being prepared.`,
      shipped: (number) => `your order ${number} from Mouneh is on its way to you.`,
      delivered: (number) => `your order ${number} from Mouneh has been delivered. Enjoy it, and thank you!`,
      cancelled: (number) =>
        `your order ${number} from Mouneh has been cancelled. If you did not expect this, please answer here.`,
    },
  },
  ar: {
    hello: (name) => `مرحبًا ${name}،`,
    total: 'المجموع',
    statuses: {
      pending: (number) => `شكرًا على طلبك ${number} من مونة. وصلنا وسنجهّزه قريبًا.`,
      processing: (number) => `طلبك ${number} من مونة قيد التجهيز الآن.`,
      shipped: (number) => `طلبك ${number} من مونة في الطريق إليك.`,
      delivered: (number) => `تم توصيل طلبك ${number} من مونة. صحتين وعافية، وشكرًا لك!`,
      cancelled: (number) => `أُلغي طلبك ${number} من مونة. إن لم تكن تتوقع ذلك فراسلنا هنا.`,
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
    say.statuses[status](isolateCode(message.number)),
    ...(isOpen ? [`*${say.total}: ${formatAmount(total)} ${currencySign(language)}*`] : []),
    isolateCode(link),
  ].join('\n');
}
