import { useEffect, useState } from 'react';
import type { User } from '../../contracts/accounts.ts';
import type { Product } from '../../contracts/catalogue.ts';
import { unknownCountry } from '../../contracts/countries.ts';
import type { FreeSlot } from '../../contracts/delivery-times.ts';
import type { ErrorDetail } from '../../contracts/error.ts';
import { placeGuestOrder } from '../../contracts/guest-orders.ts';
import { placeOrder } from '../../contracts/orders.ts';
import { isOnline } from '../browser/online.ts';
import { storeOrderLink } from '../browser/order-links.ts';
import type { Checkout } from '../cart/checkout.ts';
import { clearIdempotencyKey, guestKey, idempotencyKeyFor } from '../cart/idempotency-key.ts';
import { ApiError, call, describeError } from '../http/api.ts';
import { useLanguage, useWords } from '../i18n/language.tsx';
import { useCartWords } from '../i18n/use-cart-words.ts';
import { useCheckoutWords } from '../i18n/use-checkout-words.ts';
import { coordinatesOf } from '../orders/address-values.ts';
import { expireSession } from '../session/session.ts';
import { useAccepted } from '../session/use-accepted.ts';
import { paymentOf } from './checkout-payment.tsx';
import { readSlot } from './checkout-slot.tsx';
import { describeCouponFault } from './describe-coupon.ts';
import { describeDeliveryFault, findGonePlace } from './describe-delivery.ts';
import { openWhatsapp, type SentOrder } from './open-whatsapp.ts';
import type { SendFailure } from './send-failure.ts';
import { useCheckoutGoods } from './use-checkout-goods.ts';
import { type CouponState, wantedCoupon } from './use-coupon.ts';
import type { Delivery } from './use-delivery.ts';
import { useGoodsOnReturn } from './use-goods-on-return.ts';
import { type WishValues, wishesToSend } from './wish-values.ts';

/** What the form gives: texts as they were parsed by the contract's rules. */
export type Address = {
  name: string;
  street: string;
  city: string;
  country: string;
  phone?: string | undefined;
  /** Of a guest. */
  email?: string | undefined;
  building?: string | undefined;
  floor?: string | undefined;
  landmark?: string | undefined;
  driver_note?: string | undefined;
  /** A link to a map, or coordinates. */
  pin: string;
  /** A way to pay, as chosen. */
  payment?: string | undefined;
  /** A time, as chosen. */
  slot?: string | undefined;
  /** A coupon's code, as typed. */
  coupon?: string | undefined;
} & WishValues;

/** Refusals for a stale cart: price or availability has changed since it was filled. */
const stale = new Set<ApiError['code']>([
  'price_changed',
  'ready_day_changed',
  'product_gone',
  'product_unavailable',
  'stock_short',
]);

/**
 * Places the order under an idempotency key, so that a retry after a lost response does not order twice. `tab` is the window
 * opened in the click, to be sent to WhatsApp.
 */
export function useOrderSending(checkout: Checkout, user: User | null, onSaved: (order: SentOrder) => void) {
  const words = useWords();
  const say = useCheckoutWords();
  const cart = useCartWords();
  const language = useLanguage();
  const accepted = useAccepted();
  const { items, refetchGoods, lowerQuantity } = useCheckoutGoods(checkout);
  const [failure, setFailure] = useState<SendFailure>();
  const holdLooks = useGoodsOnReturn(
    refetchGoods,
    ({ sinceFirst: { prices, gone, out }, sinceLast, products }) => {
      const namesOf = (goods: Product[]) => goods.map(({ name }) => name[language]);
      const texts = [
        ...nameGoods(namesOf(gone), say.goodsGone),
        ...nameGoods(namesOf(out), say.goodsOut),
        ...(prices.length > 0 ? [say.pricesMoved] : []),
      ];
      const isNew = Object.values(sinceLast).some((some) => some.length > 0);
      setFailure((told) => {
        // Another tab may have looked before this one.
        const isOver = told?.prices.some(({ product: { id, price } }) =>
          products.some((now) => now.id === id && now.price !== price),
        );
        // A refusal is not repeated as news; its prices may be as they were first.
        if (told && !told.isNews && !isNew && !isOver) return told;
        return texts.length > 0 ? { text: texts.join(' '), prices, isNews: true } : undefined;
      });
    },
  );

  const subject = checkout.source === 'cart' ? 'cart' : (items[0]?.product.id ?? '');

  const send = async (
    address: Address,
    tab: Window | null,
    delivery: Delivery,
    coupon: CouponState,
    isFreeForStamps: boolean,
  ): Promise<void> => {
    setFailure(undefined);
    if (!isOnline()) {
      setFailure({ text: say.cannotSend, prices: [], isOffline: true });
      return;
    }
    const resumeLooks = holdLooks();
    const { name, email = '', pin, payment: chosen, slot, ...values } = address;
    const { street, city, country, phone, building, floor, landmark, driver_note } = values;
    const shippingAddress = { street, city, country, phone, building, floor, landmark, driver_note };
    const payment = paymentOf(chosen, delivery.options);
    const input = {
      customer_name: name,
      shipping_address: { ...shippingAddress, ...coordinatesOf(pin) },
      ...wantedDelivery(delivery, delivery.isTimed ? readSlot(slot) : null),
      ...(payment && { payment }),
      ...wishesToSend(values),
      ...wantedCoupon(values.coupon, coupon.given),
      ...(isFreeForStamps && { free_for_stamps: true }),
      items: items.map(({ product, quantity }) => ({
        product_id: product.id,
        quantity,
        price: product.price,
        ready_on: product.ready_on,
      })),
      language,
      ...accepted,
    };
    try {
      const options = { headers: { 'Idempotency-Key': idempotencyKeyFor(subject) } };
      const order: SentOrder = user
        ? await call(placeOrder, { ...input, customer_email: user.email }, options)
        : await call(
            placeGuestOrder,
            {
              ...input,
              customer_email: email,
              shipping_address: { ...input.shipping_address, phone: phone ?? '' },
              guest_key: guestKey(),
            },
            options,
          );
      clearIdempotencyKey(subject);
      if (order.token) storeOrderLink(order.token);
      openWhatsapp(order, tab);
      onSaved(order);
    } catch (error) {
      tab?.close();
      if (isCouponRefused(error)) coupon.check(values.coupon ?? '');
      await explain(error, delivery);
    } finally {
      resumeLooks();
    }
  };

  const explain = async (error: unknown, delivery: Delivery): Promise<void> => {
    const code = error instanceof ApiError ? error.code : null;
    if (code === 'session_expired' || code === 'unauthorized') {
      expireSession();
      return;
    }
    // It is in My Orders: sent once more it is another order.
    if (code === 'idempotency_conflict') clearIdempotencyKey(subject);
    const news = code && stale.has(code) ? await refetchGoods() : null;
    const moved = news?.sinceLast.prices ?? [];
    const sinceFirst = moved.length > 0 ? (news?.sinceFirst.prices ?? []) : [];
    const prices = sinceFirst.length > 0 ? sinceFirst : moved;
    for (const { product, left } of shortOf(error)) lowerQuantity(product.id, left);
    const faults = [...describeGoods(error), ...describeFaults(error, delivery)];
    if (faults.length > 0) delivery.reload();
    // Asked for once, whatever else is told.
    if (prices.length > 0) faults.push(sinceFirst.length > 0 ? say.pricesChanged : say.pricesMoved);
    else if (error instanceof ApiError && error.details.some(isLeftOut)) faults.push(say.checkAgain);
    const isNamed = (detail: ErrorDetail) =>
      isDescribed(detail) || (detail.code === 'price_changed' && prices.length > 0);
    if (error instanceof ApiError && error.details.every(isNamed) && faults.length > 0) {
      const isOfCoupon = error.details.every(isCouponFault);
      const isOfSlot = error.details.every(({ path }) => path === 'delivery.slot');
      const needsAccount = code === 'guests_not_allowed';
      const place = findGonePlace(error.details, delivery, { say, cart, language });
      const gone = place
        ? { ...place, others: faults.filter((text) => text !== place.text).join(' ') }
        : undefined;
      setFailure({ text: faults.join(' '), prices, isOfCoupon, isOfSlot, gone, needsAccount });
      return;
    }
    setFailure({
      text: describeError(error, words, say.failed),
      prices,
      isOffline: code === 'network',
    });
  };

  /** Goods of which fewer are left than were wanted; none of a box where its parts are in the cart as well. */
  const shortOf = (error: unknown) => {
    const details = error instanceof ApiError ? error.details : [];
    return details.flatMap(({ code, path, left }) => {
      const item = items[Number(path.split('.')[1])];
      return code === 'stock_short' && item && left !== undefined ? [{ product: item.product, left }] : [];
    });
  };

  const nameGoods = (names: string[], sentence: (names: string) => string): string[] =>
    names.length > 0 ? [sentence(names.join(language === 'ar' ? '، ' : ', '))] : [];

  /** Which goods are not to be had any more, of which fewer are left, and what is not sent abroad, by name. */
  const describeGoods = (error: unknown): string[] => {
    const details = error instanceof ApiError ? error.details : [];
    const short = shortOf(error).map(({ product, left }) =>
      left === 0 ? say.stockNone(product.name[language]) : say.stockShort(product.name[language], left),
    );
    const named = (wanted: ErrorDetail['code'], sentence: (names: string) => string): string[] => {
      const names = details
        .filter(({ code }) => code === wanted)
        .flatMap(({ path }) => items[Number(path.split('.')[1])]?.product.name[language] ?? []);
      return nameGoods(names, sentence);
    };
    return [
      ...named('product_gone', say.goodsGone),
      ...named('product_unavailable', say.goodsOut),
      ...short,
      ...named('not_sent_abroad', say.notSentAbroad),
    ];
  };

  /** What is wrong with the delivery, the coupon, the payment and a guest, with what would be right. */
  const describeFaults = (error: unknown, delivery: Delivery): string[] => {
    const details = error instanceof ApiError ? error.details : [];
    return details.filter(isOfDelivery).map((detail) => {
      const { code, message } = detail;
      const ofDelivery = describeDeliveryFault(detail, delivery, { say, cart, language });
      const named = ofDelivery ?? describeCouponFault(detail, say, language);
      if (named) return named;
      if (code === 'payment_unavailable') return say.paymentGone;
      return (words.errors.refusals as Record<string, string>)[code as string] ?? message;
    });
  };

  // Offline error: cleared by `online`, since the order can be sent now.
  useEffect(() => {
    if (!failure?.isOffline) return;
    const clearFailure = () => setFailure(undefined);
    window.addEventListener('online', clearFailure);
    return () => window.removeEventListener('online', clearFailure);
  }, [failure]);

  return { items, failure, send };
}

/** How the order is to come, and its fee as it was shown; nothing where the shop asks nothing. */
function wantedDelivery(
  { isAsked, method, area, country, isCountryGone, fee }: Delivery,
  slot: FreeSlot | null,
) {
  if (country) {
    // One that no name here tells is named by the address alone.
    const isKnown = country.code !== unknownCountry;
    return {
      delivery: { ...(isKnown && { country: country.code }), ...(!isCountryGone && { fee: country.fee }) },
    };
  }
  return (
    (isAsked || slot) && {
      delivery: {
        method,
        area_id: area?.id ?? null,
        ...(typeof fee === 'number' && { fee }),
        ...(slot && { slot }),
      },
    }
  );
}

const isCouponFault = ({ path }: ErrorDetail): boolean => path.startsWith('coupon.');
const isCouponRefused = (error: unknown): boolean =>
  error instanceof ApiError && error.details.some(isCouponFault);

const isOfDelivery = (detail: ErrorDetail): boolean =>
  detail.path.startsWith('delivery.') ||
  ['payment', 'guest_key'].includes(detail.path) ||
  isCouponFault(detail);
const isLeftOut = ({ code = '' }: ErrorDetail): boolean =>
  ['product_gone', 'product_unavailable'].includes(code);
const isDescribed = (detail: ErrorDetail): boolean =>
  isOfDelivery(detail) || isLeftOut(detail) || ['not_sent_abroad', 'stock_short'].includes(detail.code ?? '');
