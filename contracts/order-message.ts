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
  /** The shop's name in this language. */
  shop: string;
  /** The order's number and link; missing in a preview, before the order is saved. */
  number?: string;
  link?: string;
  /**
   * A number and a link of the final length for which a preview leaves room, so that as many goods fit as in the
   * message itself.
   */
  reserved?: { number: string; link: string };
  lines: ({ name: Bilingual; weight: string; quantity: number; price: number } & LineDetails)[];
  /** The coupon with its discount on the goods in JD; when it makes delivery free, the fee is 0 already. */
  coupon?: { code: string; kind: CouponKind; discount: number } | null;
  /** JD; null until the seller names it. */
  deliveryFee: number | null;
  /** The choice that decides the fee and is still missing, when the fee is null in a preview. */
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
  /** The delivery method; for pickup the street is the shop's. */
  delivery?: { method: DeliveryMethod; area: Bilingual | null; slot?: OrderedSlot | null };
  /** Left out of the message when payment is agreed in the chat. */
  payment?: PaymentMethod;
  preferences?: OrderPreferences;
};

/** In characters: a usual street stands whole, a longer street with at least `leastOfStreet` beside goods. */
export const usualStreet = 120;
const leastOfStreet = 60;
/** The fewest characters to which a part of an address is cut. */
const leastOfPart = 10;
/** How many lines of goods take precedence over the rest of a long street. */
const firstGoods = 3;

/** The length that fits into a wa.me link on all devices, counted after percent-encoding. */
export const maximumEncodedLength = 2000;

const encodedLength = (text: string) => encodeURIComponent(text).length;

type SavedOrder = Pick<OrderMessage, 'language' | 'shop'> & { number: string; link: string };
/** `total` in JD. */
type AnsweredOrder = SavedOrder & {
  answer: ProposalAnswer;
  total: number;
  isFeePending: boolean;
  /** JD; set where the answer is only about the delivery fee. */
  fee: number | null;
  /** The differences of the suggested change, one line each. */
  changes: string[];
};

/** The message of a cancelled order, whichever side cancelled it: it doesn't ask for a delivery. */
export const composeCancelledMessage = (order: SavedOrder): string => composeAbout(order, 'cancelled');

/** The message about an order that the seller has begun or completed: it asks about the order instead of placing it again. */
export const composeQuestionMessage = (order: SavedOrder): string => composeAbout(order, 'question');

/** The message with the customer's answer to a suggested change: the answer, the change, and the total in force. */
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
 * The message that the shopper sends to the seller, in the shopper's language, within {@link maximumEncodedLength}.
 * Title, total and link are always there, and a usual address is never cut; goods that don't fit are counted. A very
 * long street is cut before the first goods.
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
  // When room is short, notes of lines are dropped first, then goods, then long preferences; all are on the order's page.
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

/**
 * Returns a function that says whether lines fit into a wa.me link, with the room that a preview reserves for number
 * and link.
 */
function fitterFor({ language, reserved }: OrderMessage): (lines: string[]) => boolean {
  const taken = reserved ? encodedLength(`${reserved.number} \n${linkLine(language, reserved.link)}`) : 0;
  return (lines) => encodedLength(lines.join('\n')) <= maximumEncodedLength - taken;
}

const linkLine = (language: Language, link: string): string =>
  writeLine(language, `${orderMessageWords[language].link}: ${link}`);

/** One line per product. */
const goodsLines = ({ language, lines }: OrderMessage): string[] =>
  lines.map(({ name, weight, ...line }) => {
    const size = weight && ` (${isolate(cut(formatWeight(weight, language), 20), language)})`;
    const product = isolate(cut(flatten(name[language]), 60), language);
    return writeLine(language, `${line.quantity} × ${product}${size}: ${formatAmount(sumPrices([line]))}`);
  });

/** The notes below the product at an index: the parts of a box, the day of something ordered ahead. */
const noteLines = ({ language, lines }: OrderMessage, place: number): string[] =>
  lineNotes(lines[place] ?? {}, language, (name) => isolate(cut(name, 60), language)).map((note) =>
    writeLine(language, note),
  );

/** Coupon, delivery and total, followed by an empty line. */
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

/** Customer, address, time and payment; each part of the address is cut to `length` characters. */
function customerLines(
  { language, customer, delivery, payment = 'chat' }: OrderMessage,
  length: number,
): string[] {
  const say = orderMessageWords[language];
  const { building = '', floor = '', landmark } = customer;
  const { method, area = null, slot } = delivery ?? {};
  const isPickup = method === 'pickup';
  const short = (text: string, longest: number) => isolate(cut(text, Math.min(length, longest)), language);
  // Each part is isolated, so that a street in Latin letters doesn't reorder the Arabic town after it.
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

/** The wa.me link: to the seller's number (E.164) where there is one, else without a recipient. */
export const whatsappLink = (recipient: string | null, message: string): string =>
  `https://wa.me/${recipient ? recipient.replace(/\D/g, '') : ''}?text=${encodeURIComponent(message)}`;
