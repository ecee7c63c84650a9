import type { Product } from '../../contracts/catalogue.ts';
import type { ErrorDetail } from '../../contracts/error.ts';
import { commaIn, type Language } from '../../contracts/language.ts';
import type { CartItem } from '../cart/cart.ts';
import { ApiError, describeError } from '../http/api.ts';
import type { Words } from '../i18n/en.ts';
import type { useCartWords } from '../i18n/use-cart-words.ts';
import type { useCheckoutWords } from '../i18n/use-checkout-words.ts';
import { describeCouponFault } from './describe-coupon.ts';
import { describeDeliveryFault, findGonePlace } from './describe-delivery.ts';
import type { SendFailure } from './send-failure.ts';
import type { GoodsNews } from './use-checkout-goods.ts';
import type { Delivery } from './use-delivery.ts';

/** Refusals of a stale cart: price or availability has changed since it was filled. */
const stale = new Set<ApiError['code']>([
  'price_changed',
  'ready_day_changed',
  'product_gone',
  'product_unavailable',
  'stock_short',
]);

export type RefusalWords = {
  words: Words;
  say: ReturnType<typeof useCheckoutWords>;
  cart: ReturnType<typeof useCartWords>;
  language: Language;
};
type Refused = { items: CartItem[]; delivery: Delivery };

const detailsOf = (error: unknown): ErrorDetail[] => (error instanceof ApiError ? error.details : []);

/** Whether the goods must be refetched, as they differ from the cart. */
export const isStale = (error: unknown): boolean => error instanceof ApiError && stale.has(error.code);

/** Goods with fewer pieces left than wanted; leaves out a box when its parts are in the cart as well. */
export const shortOf = (error: unknown, items: CartItem[]) =>
  detailsOf(error).flatMap(({ code, path, left }) => {
    const item = itemAt(items, path);
    return code === 'stock_short' && item && left !== undefined ? [{ product: item.product, left }] : [];
  });

/** Changes of the goods while the checkout was in the background; undefined for none. */
export function describeNews(
  { sinceFirst: { prices, gone, out } }: GoodsNews,
  texts: Pick<RefusalWords, 'say' | 'language'>,
): SendFailure | undefined {
  const { say, language } = texts;
  const namesOf = (goods: Product[]) => goods.map(({ name }) => name[language]);
  const told = [
    ...nameGoods(namesOf(gone), say.goodsGone, language),
    ...nameGoods(namesOf(out), say.goodsOut, language),
    ...(prices.length > 0 ? [say.pricesMoved] : []),
  ];
  return told.length > 0 ? { text: told.join(' '), prices, isNews: true } : undefined;
}

/** Why an order was refused, with all its faults. `news` are changes of stale goods. */
export function describeRefusal(
  error: unknown,
  { items, delivery }: Refused,
  news: GoodsNews | null,
  texts: RefusalWords,
): { failure: SendFailure; isDeliveryStale: boolean } {
  const { words, say } = texts;
  const code = error instanceof ApiError ? error.code : null;
  const details = detailsOf(error);
  const moved = news?.sinceLast.prices ?? [];
  const sinceFirst = moved.length > 0 ? (news?.sinceFirst.prices ?? []) : [];
  const prices = sinceFirst.length > 0 ? sinceFirst : moved;
  const faults = [...describeGoods(error, items, texts), ...describeFaults(details, delivery, texts)];
  const isDeliveryStale = faults.length > 0;
  // Confirmation of prices is asked for only once.
  if (prices.length > 0) faults.push(sinceFirst.length > 0 ? say.pricesChanged : say.pricesMoved);
  else if (details.some(isLeftOut)) faults.push(say.checkAgain);
  const isNamed = (detail: ErrorDetail) =>
    isDescribed(detail) || (detail.code === 'price_changed' && prices.length > 0);
  if (!(error instanceof ApiError && details.every(isNamed) && faults.length > 0)) {
    const text = describeError(error, words, say.failed);
    return { failure: { text, prices, isOffline: code === 'network' }, isDeliveryStale };
  }
  const place = findGonePlace(details, delivery, texts);
  const others = faults.filter((text) => text !== place?.text).join(' ');
  const failure = {
    text: faults.join(' '),
    prices,
    isOfCoupon: details.every(isCouponFault),
    isOfSlot: details.every(({ path }) => path === 'delivery.slot'),
    gone: place ? { ...place, others } : undefined,
    needsAccount: code === 'guests_not_allowed',
  };
  return { failure, isDeliveryStale };
}

/** The goods that are unavailable, of which fewer are left, or that are not sent abroad, by name. */
function describeGoods(error: unknown, items: CartItem[], { say, language }: RefusalWords): string[] {
  const short = shortOf(error, items).map(({ product, left }) =>
    left === 0 ? say.stockNone(product.name[language]) : say.stockShort(product.name[language], left),
  );
  const named = (wanted: ErrorDetail['code'], sentence: (names: string) => string): string[] => {
    const names = detailsOf(error)
      .filter(({ code }) => code === wanted)
      .flatMap(({ path }) => itemAt(items, path)?.product.name[language] ?? []);
    return nameGoods(names, sentence, language);
  };
  return [
    ...named('product_gone', say.goodsGone),
    ...named('product_unavailable', say.goodsOut),
    ...short,
    ...named('not_sent_abroad', say.notSentAbroad),
  ];
}

/** The faults of delivery, coupon, payment and guest, with the values that would be accepted. */
const describeFaults = (details: ErrorDetail[], delivery: Delivery, texts: RefusalWords): string[] =>
  details.filter(isOfDelivery).map((detail) => {
    const { words, say, language } = texts;
    const { code, message } = detail;
    const named =
      describeDeliveryFault(detail, delivery, texts) ?? describeCouponFault(detail, say, language);
    if (named) return named;
    if (code === 'payment_unavailable') return say.paymentGone;
    return (words.errors.refusals as Record<string, string>)[code as string] ?? message;
  });

const itemAt = (items: CartItem[], path: string): CartItem | undefined => items[Number(path.split('.')[1])];

const nameGoods = (names: string[], sentence: (names: string) => string, language: Language): string[] =>
  names.length > 0 ? [sentence(names.join(commaIn(language)))] : [];

const isCouponFault = ({ path }: ErrorDetail): boolean => path.startsWith('coupon.');
export const isCouponRefused = (error: unknown): boolean =>
  error instanceof ApiError && error.details.some(isCouponFault);

const isOfDelivery = (detail: ErrorDetail): boolean =>
  detail.path.startsWith('delivery.') ||
  ['payment', 'guest_key'].includes(detail.path) ||
  isCouponFault(detail);
const isLeftOut = ({ code = '' }: ErrorDetail): boolean =>
  ['product_gone', 'product_unavailable'].includes(code);
const isDescribed = (detail: ErrorDetail): boolean =>
  isOfDelivery(detail) || isLeftOut(detail) || ['not_sent_abroad', 'stock_short'].includes(detail.code ?? '');
