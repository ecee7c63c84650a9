import { couponLine } from '../../contracts/coupon-words.ts';
import { feeWords, hasFeeLine, nameFee } from '../../contracts/fee-words.ts';
import { formatPhone } from '../../contracts/format-phone.ts';
import { currencySign, formatDay, freeIn, type Language } from '../../contracts/language.ts';
import { awaitedDay, lineNotes } from '../../contracts/line-notes.ts';
import { formatAmount, sumPrices } from '../../contracts/money.ts';
import type { Order } from '../../contracts/orders.ts';
import { describePayment, methodOf } from '../../contracts/payment-words.ts';
import { isPaymentTracked } from '../../contracts/payments.ts';
import { preferenceFacts } from '../../contracts/preference-words.ts';
import { formatSlot, slotName } from '../../contracts/slot-words.ts';
import { formatWeight } from '../../contracts/weight-words.ts';
import { addressParts } from '../../contracts/write-address.ts';
import { isolate, isolateCode } from './isolate.ts';
import type { Fact, Mail, MailBlock, MailLink } from './mail.ts';
import { type Shop, shopLink } from './shop-link.ts';
import { wordsIn } from './words/words.ts';

/** An isolated amount: `3.50 JD`. */
export const amountIn = (language: Language, price: number): string =>
  isolate(`${formatAmount(price)} ${currencySign(language)}`);

export const countItems = ({ items }: Order): number =>
  items.reduce((count, { quantity }) => count + quantity, 0);

/** The goods and sums of an order in its language. */
export function billOf(order: Order, language: Language): MailBlock {
  const { order: words } = wordsIn(language);
  const amount = (price: number) => amountIn(language, price);
  return {
    kind: 'bill',
    lines: order.items.map((item) => ({
      name:
        isolate(item.name[language]) + (item.weight && ` (${isolate(formatWeight(item.weight, language))})`),
      notes: lineNotes({ ...item, ready_on: awaitedDay(item, order.status) }, language, isolate),
      quantity: item.quantity,
      amount: amount(sumPrices([item])),
    })),
    sums: [
      { name: words.subtotal, amount: amount(order.subtotal) },
      ...couponOf(order, language),
      ...(hasFeeLine(order.delivery.method, order.delivery_fee)
        ? [{ name: nameFee(words.fee, order, language), amount: feeOf(order, language) }]
        : []),
      {
        name: order.delivery.fee_pending ? feeWords[language].totalWithout : words.total,
        amount: amount(order.total),
      },
    ],
  };
}

function couponOf(order: Order, language: Language) {
  const line = couponLine(order, language);
  if (!line) return [];
  const code = isolate(line.code);
  if (line.amount === null) return [{ name: line.name, amount: code }];
  // Isolated left to right as a whole: in Arabic a first-strong isolate would put the minus sign after the digits.
  const amount = isolateCode(`${formatAmount(-line.amount)} ${currencySign(language)}`);
  return [{ name: `${line.name} (${code})`, amount }];
}

function feeOf({ delivery_fee, delivery }: Order, language: Language): string {
  if (delivery.fee_pending) return feeWords[language].pending;
  return delivery_fee === 0 ? freeIn(language) : amountIn(language, delivery_fee);
}

export const numberOf = ({ number }: Order): string => isolateCode(number);
export const dayOf = (order: Order, language: Language): string =>
  isolate(formatDay(order.created_at, language));

/** The order's address, with the phone if one was given, and its preferences. */
export function addressFacts(order: Order, language: Language): Fact[] {
  const { shipping_address: to, delivery } = order;
  const { order: words, comma } = wordsIn(language);
  const address = addressParts(to, delivery.area?.name ?? null, language)
    .map(isolate)
    .join(comma);
  const door = [
    { name: words.landmark, value: to.landmark },
    { name: words.driverNote, value: to.driver_note },
  ];
  return [
    { name: delivery.method === 'pickup' ? words.pickup : words.address, value: address },
    ...(delivery.slot ? [{ name: slotName[language], value: formatSlot(delivery.slot, language) }] : []),
    ...door.flatMap(({ name, value }) => (value ? [{ name, value: isolate(value) }] : [])),
    ...(to.phone ? [phoneFact(to.phone, language)] : []),
    ...preferenceFacts(order, language).map(({ name, value, phone }) => ({
      name,
      ...(phone ? { value: isolateCode(value), href: `tel:${phone}` } : { value: isolate(value) }),
    })),
  ];
}

/** How an order is paid and how much was paid, where there is something to say. */
export function paymentFacts(order: Order, language: Language): Fact[] {
  if (!isPaymentTracked(order)) return [];
  const value = `${methodOf(order, language)} · ${describePayment(order.payment, language)}`;
  return [{ name: wordsIn(language).order.payment, value: isolate(value) }];
}

/** `phone` is E.164. */
export const phoneFact = (phone: string, language: Language): Fact => ({
  name: wordsIn(language).order.phone,
  value: isolateCode(formatPhone(phone)),
  href: `tel:${phone}`,
});

export const emailFact = (address: string, language: Language): Fact => ({
  name: wordsIn(language).order.email,
  value: isolateCode(address),
  href: `mailto:${encodeURIComponent(address).replace('%40', '@')}`,
});

/** A link to this order. */
export const orderLink = ({ language }: Order, href: string): MailLink => ({
  label: wordsIn(language).order.open,
  href,
});

/** Why a customer receives a mail about an order. A guest has no mail settings, and may have entered another person's address. */
export function footOf(shop: Shop, { language, guest }: Order): Mail['foot'] {
  const { order: words, writeToUs } = wordsIn(language);
  const name = shop.name[language];
  if (!guest) return { text: words.foot(name), link: settingsLink(shop, language) };
  return {
    text: words.guestFoot(name),
    link: { label: writeToUs, href: shopLink(shop, language, '/contact') },
  };
}

/** A link to the mail settings. */
export const settingsLink = (shop: Shop, language: Language): MailLink => ({
  label: wordsIn(language).chooseMails,
  href: shopLink(shop, language, '/profile#settings'),
});
