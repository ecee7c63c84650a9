import { useEffect, useState } from 'react';
import type { User } from '../../contracts/accounts.ts';
import { placeGuestOrder } from '../../contracts/guest-orders.ts';
import { placeOrder } from '../../contracts/orders.ts';
import { isOnline } from '../browser/online.ts';
import { storeOrderLink } from '../browser/order-links.ts';
import type { Checkout } from '../cart/checkout.ts';
import { clearIdempotencyKey, idempotencyKeyFor } from '../cart/idempotency-key.ts';
import { ApiError, call } from '../http/api.ts';
import { useLanguage, useWords } from '../i18n/language.tsx';
import { useCartWords } from '../i18n/use-cart-words.ts';
import { useCheckoutWords } from '../i18n/use-checkout-words.ts';
import { expireSession } from '../session/session.ts';
import { useAccepted } from '../session/use-accepted.ts';
import { describeNews, describeRefusal, isCouponRefused, isStale, shortOf } from './describe-refusal.ts';
import { openWhatsapp, type SentOrder } from './open-whatsapp.ts';
import { accountInput, guestInput, type OrderToSend } from './order-input.ts';
import type { SendFailure } from './send-failure.ts';
import { useCheckoutGoods } from './use-checkout-goods.ts';
import type { Delivery } from './use-delivery.ts';
import { useGoodsOnReturn } from './use-goods-on-return.ts';

/**
 * Places the order under an idempotency key, so that a retry after a lost response does not order twice. `tab` is the
 * window opened in the click, to be redirected to WhatsApp.
 */
export function useOrderSending(checkout: Checkout, user: User | null, onSaved: (order: SentOrder) => void) {
  const texts = { words: useWords(), say: useCheckoutWords(), cart: useCartWords(), language: useLanguage() };
  const accepted = useAccepted();
  const { items, refetchGoods, lowerQuantity } = useCheckoutGoods(checkout);
  const [failure, setFailure] = useState<SendFailure>();
  useClearedOnline(failure, () => setFailure(undefined));
  const holdLooks = useGoodsOnReturn(refetchGoods, (news) => {
    const isNew = Object.values(news.sinceLast).some((some) => some.length > 0);
    setFailure((told) => {
      // Another tab may have refetched before this one.
      const isOver = told?.prices.some(({ product: { id, price } }) =>
        news.products.some((now) => now.id === id && now.price !== price),
      );
      // A refusal is not repeated as news; its prices may be back to the first ones.
      return told && !told.isNews && !isNew && !isOver ? told : describeNews(news, texts);
    });
  });

  const subject = checkout.source === 'cart' ? 'cart' : (items[0]?.product.id ?? '');

  const place = (order: OrderToSend): Promise<SentOrder> => {
    const sent = { ...order, items, language: texts.language, accepted };
    const options = { headers: { 'Idempotency-Key': idempotencyKeyFor(subject) } };
    return user
      ? call(placeOrder, accountInput(sent, user.email), options)
      : call(placeGuestOrder, guestInput(sent), options);
  };

  const explain = async (error: unknown, delivery: Delivery): Promise<void> => {
    const code = error instanceof ApiError ? error.code : null;
    if (code === 'session_expired' || code === 'unauthorized') {
      expireSession();
      return;
    }
    // The order exists in My Orders: sending it again is a new order.
    if (code === 'idempotency_conflict') clearIdempotencyKey(subject);
    const news = isStale(error) ? await refetchGoods() : null;
    for (const { product, left } of shortOf(error, items)) lowerQuantity(product.id, left);
    const { failure, isDeliveryStale } = describeRefusal(error, { items, delivery }, news, texts);
    if (isDeliveryStale) delivery.reload();
    setFailure(failure);
  };

  const send = async (order: OrderToSend, tab: Window | null): Promise<void> => {
    setFailure(undefined);
    if (!isOnline()) {
      setFailure({ text: texts.say.cannotSend, prices: [], isOffline: true });
      return;
    }
    const resumeLooks = holdLooks();
    try {
      const saved = await place(order);
      clearIdempotencyKey(subject);
      if (saved.token) storeOrderLink(saved.token);
      openWhatsapp(saved, tab);
      onSaved(saved);
    } catch (error) {
      tab?.close();
      if (isCouponRefused(error)) order.coupon.check(order.address.coupon ?? '');
      await explain(error, order.delivery);
    } finally {
      resumeLooks();
    }
  };

  return { items, failure, send };
}

/** Clears a failure that was due to being offline once the browser is online again. */
function useClearedOnline(failure: SendFailure | undefined, clear: () => void): void {
  const isOffline = failure?.isOffline === true;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `clear` is another one at each render.
  useEffect(() => {
    if (!isOffline) return;
    window.addEventListener('online', clear);
    return () => window.removeEventListener('online', clear);
  }, [isOffline]);
}
