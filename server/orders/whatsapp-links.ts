import { describeChanges } from '../../contracts/change-message.ts';
import type { Language } from '../../contracts/language.ts';
import { isFeeAnswered } from '../../contracts/order-changes.ts';
import {
  composeAnswerMessage,
  composeCancelledMessage,
  composeOrderMessage,
  composeQuestionMessage,
  whatsappLink,
} from '../../contracts/order-message.ts';
import { answerOf } from '../../contracts/order-revisions.ts';
import type { OpenedOrder, Order } from '../../contracts/orders.ts';
import type { EditedContent } from '../../contracts/settings.ts';
import type { Config } from '../config.ts';
import { addressOfOrder } from './order-link.ts';

type Links = Pick<OpenedOrder, 'whatsapp_url' | 'whatsapp_urls'>;

/**
 * Links that open WhatsApp with the customer's message about an order, in either language. Only for a single order: the
 * message is long, and lists don't show it.
 */
export function whatsappLinks(
  config: Pick<Config, 'publicUrl' | 'dataDir'>,
  content: Pick<EditedContent, 'name' | 'phone'>,
  row: Parameters<typeof addressOfOrder>[2],
  order: Omit<Order, 'pay_to'>,
): Links {
  const linkIn = (language: Language) => {
    const link = addressOfOrder(config, order.number, { ...row, language });
    const about = { language, shop: content.name[language], number: order.number, link };
    return whatsappLink(content.phone || null, messageOf(order, about));
  };
  const links = { en: linkIn('en'), ar: linkIn('ar') };
  return { whatsapp_url: links[order.language], whatsapp_urls: links };
}

function messageOf(
  order: Omit<Order, 'pay_to'>,
  about: Parameters<typeof composeQuestionMessage>[0],
): string {
  const { status, total, delivery, delivery_fee, coupon, discount } = order;
  if (status === 'cancelled') return composeCancelledMessage(about);
  const answer = answerOf(order);
  if (answer) {
    const { changed, declined } = order.revision;
    const change = answer === 'declined' ? declined : changed;
    const isFee = isFeeAnswered(order.revision, answer);
    return composeAnswerMessage({
      ...about,
      answer,
      total,
      isFeePending: delivery.fee_pending,
      fee: change && isFee ? change.after.delivery_fee : null,
      changes: change ? describeChanges(change.before, change.after, about.language) : [],
    });
  }
  if (status !== 'pending') return composeQuestionMessage(about);
  return composeOrderMessage({
    ...about,
    lines: order.items,
    coupon: coupon && { ...coupon, discount },
    deliveryFee: delivery.fee_pending ? null : delivery_fee,
    freeForStamps: order.free_for_stamps,
    customer: { name: order.customer_name, ...order.shipping_address },
    delivery: { method: delivery.method, area: delivery.area?.name ?? null, slot: delivery.slot },
    payment: order.payment.method,
    preferences: { if_missing: order.if_missing, note: order.note, gift: order.gift },
  });
}
