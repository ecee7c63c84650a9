import { couponLine } from './coupon-words.ts';
import type { CouponKind } from './coupons.ts';
import type { OrderedSlot } from './delivery-times.ts';
import { feeWords, hasFeeLine, nameFee } from './fee-words.ts';
import { fillWith, longest } from './fit-message.ts';
import { formatPhone } from './format-phone.ts';
import type { Bilingual, Language } from './language.ts';
import { currencySign, freeIn } from './language.ts';
import { type LineDetails, lineNotes } from './line-notes.ts';
import { cut, flatten, isolate, isolateCode, writeLine } from './message-text.ts';
import { formatAmount, sumPrices } from './money.ts';
import { orderMessageWords } from './order-message-words.ts';
import type { ProposalAnswer } from './order-revisions.ts';
import type { DeliveryMethod } from './orders.ts';
import type { PaymentMethod } from './payment-methods.ts';
import { nameOfMethod } from './payment-words.ts';
import { type OrderPreferences, preferenceFacts } from './preference-words.ts';
import { formatSlot, slotName } from './slot-words.ts';
import { formatWeight } from './weight-words.ts';
import { addressParts } from './write-address.ts';

export type OrderMessage = {
  language: Language;
  /** What the shop is called in this language. */
  shop: string;
  /** The order's number and link exist once it is saved; the preview before that goes without. */
  number?: string;
  link?: string;
  /** What a preview leaves room for, so that it counts the goods that fit as the message will: a number and a link of their length. */
  reserved?: { number: string; link: string };
  lines: ({ name: Bilingual; weight: string; quantity: number; price: number } & LineDetails)[];
  /** With what it takes off the goods, in JD; delivery that is free by it has no fee already. */
  coupon?: { code: string; kind: CouponKind; discount: number } | null;
  /** JD; null where the seller has yet to say it. */
  deliveryFee: number | null;
  /** What decides it and is yet to be chosen, where it is null for that: in a preview. */
  feeBy?: 'area' | 'country' | undefined;
  /** Whether a full stamp card made the delivery free. */
  freeForStamps?: boolean;
  customer: {
    name: string;
    phone: string;
    street: string;
    city: string;
    country: string;
    building?: string;
    floor?: string;
    landmark?: string;
  };
  /** How it comes: of an order that is picked up the street is the shop's. */
  delivery?: { method: DeliveryMethod; area: Bilingual | null; slot?: OrderedSlot | null };
  /** A payment that is agreed in the chat is not named. */
  payment?: PaymentMethod;
  preferences?: OrderPreferences;
};

/** In characters: a usual street stands whole, a longer street with at least `leastOfStreet` beside goods. */
const usualStreet = 120;
const leastOfStreet = 60;
/** The fewest characters to which a part of an address is cut. */
const leastOfPart = 10;
/** So many lines of goods come before the rest of a long street. */
const firstGoods = 3;

/** What fits into a wa.me link everywhere, counted after percent-encoding. */
export const maximumEncodedLength = 2000;

const encodedLength = (text: string) => encodeURIComponent(text).length;

type SavedOrder = Pick<OrderMessage, 'language' | 'shop'> & { number: string; link: string };
/** `total` in JD. */
type AnsweredOrder = SavedOrder & {
  answer: ProposalAnswer;
  total: number;
  isFeePending: boolean;
  /** In JD, where the answer is about the price of the delivery alone. */
  fee: number | null;
  /** What makes the suggested order another, a line each. */
  changes: string[];
};

/** The message of an order that was cancelled, by whichever side: it asks for nothing to be delivered. */
export const composeCancelledMessage = (order: SavedOrder): string => composeAbout(order, 'cancelled');

/** The message of an order that the seller has begun or ended: to ask about it, not to send it a second time. */
export const composeQuestionMessage = (order: SavedOrder): string => composeAbout(order, 'question');

/** The message of an order whose customer has answered a suggested change: the answer, to what it is, and the total that holds now. */
export function composeAnswerMessage(answered: AnsweredOrder): string {
  const { answer, total, isFeePending, fee, changes, ...order } = answered;
  const { language } = order;
  const say = orderMessageWords[language];
  const name = isFeePending ? feeWords[language].totalWithout : say.total;
  const sum = (amount: number) => `${formatAmount(amount)} ${currencySign(language)}`;
  const isAccepted = answer === 'accepted';
  const compose = (lines: string[]) =>
    composeAbout(order, 'question', [...lines, `*${name}: ${sum(total)}*`]);
  if (fee !== null) return compose([isAccepted ? say.acceptedFee(sum(fee)) : say.otherFee(sum(fee))]);
  const composeFirst = (shown: number) =>
    compose([
      isAccepted ? say.accepted : say.declined,
      ...changes.slice(0, shown),
      ...(shown < changes.length ? [say.moreChanges] : []),
    ]);
  let shown = changes.length;
  while (shown > 0 && encodedLength(composeFirst(shown)) > maximumEncodedLength) shown -= 1;
  return composeFirst(shown);
}

function composeAbout(
  { language, shop, number, link }: SavedOrder,
  about: 'cancelled' | 'question',
  lines: string[] = [],
): string {
  const say = orderMessageWords[language];
  const title = say[about](isolate(cut(shop, 40), language), number);
  return [`*${title}*`, ...lines, `${say.link}: ${link}`].map((line) => writeLine(language, line)).join('\n');
}

/**
 * The message that the shopper sends to the seller, in the shopper's language, within {@link maximumEncodedLength}. Title, total and
 * link always stand, and a usual address is whole: goods that have no room are counted. A very long street gives way to the
 * first goods.
 */
export function composeOrderMessage(order: OrderMessage): string {
  const { language, number, link } = order;
  const say = orderMessageWords[language];
  const title = say.title(isolate(cut(order.shop, 40), language), number && `${number} `);
  const head = writeLine(language, `*${title}*`);
  const goods = goodsLines(order);
  const sums = sumLines(order);
  const preferences = preferenceLines(order);
  const links = link ? [linkLine(language, link)] : [];
  const tailOf = (length: number, kept: string[]) => [sums, customerLines(order, length), kept, links].flat();
  const fits = fitterFor(order);
  const goodsWithNotes = goods.flatMap((line, place) => [line, ...noteLines(order, place)]);
  const whole = [head, ...goodsWithNotes, ...tailOf(Infinity, preferences)];
  if (fits(whole)) return whole.join('\n');
  // Notes of lines are left to the order's page first, then goods, then long preferences.
  const left = (shown: number) =>
    writeLine(language, shown > 0 ? say.more(goods.length - shown) : say.inLink(goods.length));
  const fill = (tail: string[], needed: number) => fillWith(head, goods, tail, fits, left, needed);
  const isUsual = [...order.customer.street].length <= usualStreet;
  for (const kept of [preferences, []])
    for (let needed = Math.min(firstGoods, goods.length); needed >= 0; needed -= 1) {
      const message = longest(isUsual ? usualStreet : leastOfStreet, (length) =>
        fill(tailOf(length, kept), needed),
      );
      if (message) return message;
    }
  return (
    longest(leastOfPart, (length) => fill(tailOf(length, []), 0)) ??
    [head, left(0), ...sums, ...links].join('\n')
  );
}

/** Whether lines fit into the link of the message app, beside the number and the link that a preview reserves. */
function fitterFor({ language, reserved }: OrderMessage): (lines: string[]) => boolean {
  const taken = reserved ? encodedLength(`${reserved.number} \n${linkLine(language, reserved.link)}`) : 0;
  return (lines) => encodedLength(lines.join('\n')) <= maximumEncodedLength - taken;
}

const linkLine = (language: Language, link: string): string =>
  writeLine(language, `${orderMessageWords[language].link}: ${link}`);

/** A line for each product. */
const goodsLines = ({ language, lines }: OrderMessage): string[] =>
  lines.map(({ name, weight, ...line }) => {
    const size = weight && ` (${isolate(cut(formatWeight(weight, language), 20), language)})`;
    const product = isolate(cut(flatten(name[language]), 60), language);
    return writeLine(language, `${line.quantity} × ${product}${size}: ${formatAmount(sumPrices([line]))}`);
  });

/** What stands below the product at a place: the parts of a box, the day of what was ordered ahead. */
const noteLines = ({ language, lines }: OrderMessage, place: number): string[] =>
  lineNotes(lines[place] ?? {}, language, (name) => isolate(cut(name, 60), language)).map((note) =>
    writeLine(language, note),
  );

/** Coupon, delivery and total, with an empty line behind them. */
function sumLines({ language, lines, deliveryFee, delivery, ...order }: OrderMessage): string[] {
  const say = orderMessageWords[language];
  const coupon = order.coupon ?? null;
  const discount = coupon?.discount ?? 0;
  const total = sumPrices([
    ...lines,
    { price: deliveryFee ?? 0, quantity: 1 },
    { price: -discount, quantity: 1 },
  ]);
  const { byArea, byCountry, pending, totalWithout } = feeWords[language];
  const unnamed = order.feeBy === 'area' ? byArea : order.feeBy === 'country' ? byCountry : pending;
  const fee =
    deliveryFee === 0 ? freeIn(language) : deliveryFee === null ? unnamed : formatAmount(deliveryFee);
  const forStamps = { free_for_stamps: order.freeForStamps ?? false, delivery_fee: deliveryFee };
  const feeName = nameFee(say.delivery, forStamps, language);
  const totalName = deliveryFee === null ? totalWithout : say.total;
  const off = couponLine({ coupon, discount }, language);
  const sums = [
    ...(off ? [describeCoupon(off, language)] : []),
    ...(hasFeeLine(delivery?.method, deliveryFee) ? [`${feeName}: ${fee}`] : []),
    `*${totalName}: ${formatAmount(total)} ${currencySign(language)}*`,
  ];
  return [...sums.map((line) => writeLine(language, line)), ''];
}

/** Customer, address, time and payment; each part of the address in at most `length` characters. */
function customerLines(
  { language, customer, delivery, payment = 'chat' }: OrderMessage,
  length: number,
): string[] {
  const say = orderMessageWords[language];
  const { building = '', floor = '', landmark } = customer;
  const { method, area = null, slot } = delivery ?? {};
  const isPickup = method === 'pickup';
  const short = (text: string, longest: number) => isolate(cut(text, Math.min(length, longest)), language);
  // Each part keeps its own direction: a street in Latin letters turns no Arabic town behind it.
  const address = addressParts({ ...customer, building, floor }, area, language)
    .map((part) => short(part, Infinity))
    .join(say.comma);
  return [
    `${say.name}: ${short(customer.name, 40)}`,
    ...(customer.phone ? [`${say.phone}: ${isolateCode(formatPhone(customer.phone))}`] : []),
    `${isPickup ? say.pickup : say.address}: ${address}`,
    ...(landmark ? [`${say.landmark}: ${short(landmark, 60)}`] : []),
    ...(slot ? [`${slotName[language]}: ${formatSlot(slot, language)}`] : []),
    ...(payment === 'chat' ? [] : [`${say.payment}: ${nameOfMethod(payment, isPickup, language)}`]),
  ].map((line) => writeLine(language, line));
}

const preferenceLines = ({ language, preferences }: OrderMessage): string[] =>
  (preferences ? preferenceFacts(preferences, language) : []).map(({ name, value, phone }) =>
    writeLine(language, `${name}: ${phone ? isolateCode(value) : isolate(cut(value, 60), language)}`),
  );

const describeCoupon = (
  { name, code, amount }: NonNullable<ReturnType<typeof couponLine>>,
  language: Language,
) =>
  amount === null
    ? `${name}: ${isolate(code, language)}`
    : `${name} (${isolate(code, language)}): ${formatAmount(-amount)}`;

/** The messaging app's link: to the seller where a recipient is known (E.164), else with no recipient. */
export const whatsappLink = (recipient: string | null, message: string): string =>
  `https://wa.me/${recipient ? recipient.replace(/\D/g, '') : ''}?text=${encodeURIComponent(message)}`;
