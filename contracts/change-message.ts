import { couponWords } from './coupon-words.ts';
import { feeWords } from './fee-words.ts';
import { currencySign, type Language } from './language.ts';
import { cut, firstWords, isolate, writeLine } from './message-text.ts';
import { formatAmount, sumPrices } from './money.ts';
import {
  type Contents,
  changedLines,
  isAddressChanged,
  isFeeAlone,
  isFeeChanged,
  isSlotChanged,
  type LineChange,
} from './order-changes.ts';
import { maximumEncodedLength } from './order-message.ts';
import type { Order } from './orders.ts';
import { formatSlot, slotName } from './slot-words.ts';
import { formatWeight } from './weight-words.ts';

type Item = Order['items'][number];

type ChangeMessage = {
  language: Language;
  /** The shop's name in this language. */
  shop: string;
  number: string;
  customerName: string;
  before: Contents;
  after: Contents;
  /** Whether the change waits for the customer's answer. */
  isProposed: boolean;
  /** Whether it is a return: goods came back, or cost less after delivery. */
  isReturn?: boolean;
  reason: string;
  /** The address of the order's page. */
  link: string;
};

const words = {
  en: {
    hello: (name: string) => `Hello ${name},`,
    proposed: (number: string, shop: string) => `We suggest a change to your order ${number} from ${shop}:`,
    changed: (number: string, shop: string) => `We’ve changed your order ${number} from ${shop}:`,
    priced: (number: string, shop: string) =>
      `Here’s the delivery price for your order ${number} from ${shop}:`,
    returned: (number: string, shop: string) =>
      `We’ve recorded the return from your order ${number} from ${shop}:`,
    out: 'Left out',
    back: 'Returned',
    added: 'Added',
    now: 'Now',
    insteadOf: 'instead of',
    fee: 'Delivery',
    address: 'Another delivery address',
    noSlot: 'we’ll agree on a time',
    more: 'and more, all in the link',
    total: 'Total',
    before: 'before',
    answer: 'Accept or decline',
    answerFee: 'Accept it or ask for another price',
    order: 'Order',
  },
  ar: {
    hello: (name: string) => `مرحبًا ${name}،`,
    proposed: (number: string, shop: string) => `نقترح تعديل طلبك ${number} من ${shop}:`,
    changed: (number: string, shop: string) => `عدّلنا طلبك ${number} من ${shop}:`,
    priced: (number: string, shop: string) => `هذا سعر توصيل طلبك ${number} من ${shop}:`,
    returned: (number: string, shop: string) => `سجّلنا الإرجاع من طلبك ${number} من ${shop}:`,
    out: 'حُذف',
    back: 'رجع إلينا',
    added: 'إضافة',
    now: 'صار',
    insteadOf: 'بدلًا من',
    fee: 'التوصيل',
    address: 'عنوان توصيل آخر',
    noSlot: 'نتفق عليه',
    more: 'وغير ذلك، كله في الرابط',
    total: 'المجموع',
    before: 'كان',
    answer: 'للقبول أو الرفض',
    answerFee: 'للقبول أو لطلب سعر آخر',
    order: 'الطلب',
  },
};

/**
 * The message that the seller sends to the customer by hand about a change, in the order's language. Lines that would
 * not fit into a wa.me link are left out, and a line says so.
 */
export function composeChangeMessage(message: ChangeMessage): string {
  const { language, before, after, reason, isProposed, isReturn = false } = message;
  const say = words[language];
  const isFee = isFeeAlone(before, after);
  const shop = isolate(cut(message.shop, 40), language);
  const head = [
    say.hello(isolate(firstWords(message.customerName, 40), language)),
    say[isFee ? 'priced' : isProposed ? 'proposed' : isReturn ? 'returned' : 'changed'](message.number, shop),
    ...(reason ? [isolate(cut(reason, 150), language)] : []),
  ];
  const changes = describeChanges(before, after, language, isReturn);
  const { totalWithout } = feeWords[language];
  const isFeeNamed = before.delivery.fee_pending && !after.delivery.fee_pending;
  const total = `*${after.delivery.fee_pending ? totalWithout : say.total}: ${amountIn(after.total, language)}*`;
  const tail = [
    // The old total lacked the delivery fee, so it must not read as a lower price.
    ...(isFeeNamed
      ? [`${totalWithout}: ${amountIn(before.total, language)}`, total]
      : [`${total} (${say.before} ${amountIn(before.total, language)})`]),
    `${isProposed ? nameAnswer(isFee, language) : say.order}: ${message.link}`,
  ];
  const write = (some: string[]) => some.map((line) => writeLine(language, line)).join('\n');
  const fits = (text: string) => encodeURIComponent(text).length <= maximumEncodedLength;
  const whole = write([...head, ...changes, ...tail]);
  if (fits(whole)) return whole;
  const cutAfter = (shown: number) => write([...head, ...changes.slice(0, shown), say.more, ...tail]);
  let shown = 0;
  while (shown < changes.length && fits(cutAfter(shown + 1))) shown += 1;
  return cutAfter(shown);
}

/** How the customer may answer a suggestion; `isFee` when it is only a delivery price. */
export const nameAnswer = (isFee: boolean, language: Language): string =>
  words[language][isFee ? 'answerFee' : 'answer'];

/** The differences between two states of an order, one line each. */
export function describeChanges(
  before: Contents,
  after: Contents,
  language: Language,
  isReturn = false,
): string[] {
  const say = words[language];
  return [
    ...changedLines(before, after).map((change) => tell(change, isReturn, language)),
    ...(before.discount === after.discount
      ? []
      : [
          `${couponWords[language].discount}: ${amountIn(after.discount, language)} (${say.before} ${amountIn(before.discount, language)})`,
        ]),
    ...(isFeeChanged(before, after)
      ? [
          `${say.fee}: ${feeOf(after, language)}${before.delivery.fee_pending ? '' : ` (${say.before} ${feeOf(before, language)})`}`,
        ]
      : []),
    ...(isAddressChanged(before, after) ? [say.address] : []),
    ...(isSlotChanged(before, after) ? [describeSlotChange(after, language)] : []),
  ];
}

const describeSlotChange = ({ delivery: { slot } }: Contents, language: Language): string =>
  `${slotName[language]}: ${slot ? formatSlot(slot, language) : words[language].noSlot}`;

const feeOf = ({ delivery_fee, delivery }: Contents, language: Language): string =>
  delivery.fee_pending ? feeWords[language].pending : amountIn(delivery_fee, language);

function tell(change: LineChange, isReturn: boolean, language: Language): string {
  const say = words[language];
  if (!change.after) return `− ${isReturn ? say.back : say.out}: ${goods(change.before, language)}`;
  const { before, after } = change;
  const reason = after.reason ? ` (${isolate(cut(after.reason, 60), language)})` : '';
  if (!before) return `+ ${say.added}: ${priced(after, language)}${reason}`;
  return `• ${say.now}: ${priced(after, language)} ${say.insteadOf} ${goods(before, language)}${reason}`;
}

function goods({ quantity, name, weight }: Item, language: Language): string {
  const size = weight && ` (${isolate(cut(formatWeight(weight, language), 20), language)})`;
  return `${quantity} × ${isolate(cut(name[language], 50), language)}${size}`;
}

const priced = (item: Item, language: Language): string =>
  `${goods(item, language)}: ${amountIn(sumPrices([item]), language)}`;

/** `3.50 JD` */
const amountIn = (jd: number, language: Language): string => `${formatAmount(jd)} ${currencySign(language)}`;
