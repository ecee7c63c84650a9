import type { Bilingual, Language } from './language.ts';
import { currencySign } from './language.ts';
import { formatAmount, sumPrices } from './money.ts';
import { formatPhone } from './phone.ts';

export type OrderMessage = {
  language: Language;
  /** What the shop is called in this language. */
  shop: string;
  /** The order's number and link exist once it is saved; the preview before that goes without. */
  number?: string;
  link?: string;
  lines: { name: Bilingual; quantity: number; price: number }[];
  deliveryFee: number;
  customer: { name: string; phone: string; street: string; city: string; country: string };
};

/** What fits into a wa.me link everywhere, counted after percent-encoding. */
export const maximumEncodedLength = 2000;

const words = {
  en: {
    title: (shop: string) => `New order from ${shop}`,
    more: (count: number) => `+ ${count} more`,
    delivery: 'Delivery',
    total: 'Total',
    comma: ', ',
  },
  ar: {
    title: (shop: string) => `طلب جديد من ${shop}`,
    more: (count: number) => `+ ${count} غيرها`,
    delivery: 'التوصيل',
    total: 'المجموع',
    comma: '، ',
  },
};

/** A text on one line, without marks that would turn the rest of the message. */
const flatten = (text: string): string =>
  text.replace(/[\u202a-\u202e\u2066-\u2069]/g, '').replace(/\s+/g, ' ');
/** First-strong isolate: a text typed by a person keeps its own line and direction and disturbs no neighbour. */
export const isolate = (text: string): string => `\u2068${flatten(text)}\u2069`;
/** Left-to-right isolate, for phones, order numbers and links. */
export const isolateCode = (text: string): string => `\u2066${text}\u2069`;
const fits = (lines: string[]) => encodeURIComponent(lines.join('\n')).length <= maximumEncodedLength;
export const cut = (text: string, length: number): string =>
  [...text].length > length ? `${[...text].slice(0, length - 1).join('')}…` : text;

/**
 * The message that the shopper sends to the seller, in the shopper's language. Lines of goods that would not fit
 * into {@link maximumEncodedLength} are counted as "+ n more"; title, total, address and link always stand.
 */
export function composeOrderMessage(order: OrderMessage): string {
  const say = words[order.language];
  const { customer } = order;
  const title = `*${say.title(flatten(order.shop))}*`;
  const head = order.number ? `${title} ${isolateCode(order.number)}` : title;
  const goods = order.lines.map(
    (line) =>
      `${line.quantity} × ${cut(flatten(line.name[order.language]), 60)}: ${formatAmount(sumPrices([line]))}`,
  );
  const total = sumPrices([...order.lines, { price: order.deliveryFee, quantity: 1 }]);
  const tail = [
    `${say.delivery}: ${formatAmount(order.deliveryFee)}`,
    `*${say.total}: ${formatAmount(total)} ${currencySign(order.language)}*`,
    '',
    isolate(cut(customer.name, 40)),
    ...(customer.phone ? [isolateCode(formatPhone(customer.phone))] : []),
    isolate(cut([customer.street, customer.city, customer.country].filter(Boolean).join(say.comma), 90)),
    ...(order.link ? [isolateCode(order.link)] : []),
  ];
  const whole = [head, ...goods, ...tail];
  if (fits(whole)) return whole.join('\n');
  const cutAfter = (shown: number) => [
    head,
    ...goods.slice(0, shown),
    say.more(goods.length - shown),
    ...tail,
  ];
  // From the first line on, so that a long order costs no more than what is shown of it.
  let shown = 0;
  while (fits(cutAfter(shown + 1))) shown += 1;
  if (fits(cutAfter(shown))) return cutAfter(shown).join('\n');
  return [
    head,
    say.more(goods.length),
    ...tail.slice(0, 2),
    ...(order.link ? [isolateCode(order.link)] : []),
  ].join('\n');
}

/** The messaging app's link: to the seller where a recipient is known (E.164), else the generic one. */
export const whatsappLink = (recipient: string | null, message: string): string =>
  `https://wa.me/${recipient ? recipient.replace(/\D/g, '') : ''}?text=${encodeURIComponent(message)}`;
