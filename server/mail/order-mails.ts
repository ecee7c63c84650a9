import { describeChanges } from '../../contracts/change-message.ts';
import { isFeeAlone } from '../../contracts/order-changes.ts';
import { nameOfStatus } from '../../contracts/order-words.ts';
import type { Order, OrderStatus } from '../../contracts/orders.ts';
import { isPaymentTracked } from '../../contracts/payments.ts';
import { isolate } from './isolate.ts';
import type { Mail, MailBlock, MailLink } from './mail.ts';
import {
  addressFacts,
  amountIn,
  billOf,
  countItems,
  dayOf,
  footOf,
  numberOf,
  orderLink,
  paymentFacts,
} from './order-parts.ts';
import { type Shop, shopLink } from './shop-link.ts';
import { wordsIn } from './words/words.ts';

/**
 * An unverified email may be another person's: such a mail repeats nothing that the customer typed (name, address).
 * `link` is the address of the order's page.
 */
type Reader = { isVerified: boolean; link: string };

/** Confirms to a customer that an order was received, with everything that was ordered. In the order's language. */
export function composeOrderReceived(shop: Shop, order: Order, { isVerified, link }: Reader): Mail {
  const { language } = order;
  const { received, order: words, comma } = wordsIn(language);
  const facts = [...(isVerified ? addressFacts(order, language) : []), ...paymentFacts(order, language)];
  return {
    language,
    subject: received.subject(numberOf(order)),
    preview: [words.items(countItems(order)), amountIn(language, order.total)].join(comma),
    title: isVerified ? received.title(isolate(order.customer_name)) : received.titleWithoutName,
    blocks: [
      { kind: 'text', text: received.text(numberOf(order), dayOf(order, language)) },
      { kind: 'text', text: [...toAgree(order), received.message].join(' ') },
      { kind: 'action', link: orderLink(order, link) },
      billOf(order, language),
      ...(facts.length > 0 ? [{ kind: 'facts' as const, facts }] : []),
    ],
    foot: footOf(shop, order),
  };
}

/** A sentence about what the shop has yet to agree with the customer: payment, and the time where none was chosen. */
function toAgree(order: Order): string[] {
  const { next, open } = wordsIn(order.language).received;
  const { method, slot } = order.delivery;
  const things = [...(isPaymentTracked(order) ? [] : [open.payment]), ...(slot ? [] : [open[method]])];
  return things.length > 0 ? [next(things)] : [];
}

/** Tells a customer that an order was changed, or asks about a proposed change. In the order's language. */
export function composeOrderChanged(shop: Shop, order: Order, { link }: Reader): Mail {
  const { language } = order;
  const { proposed } = order.revision;
  const isFee = proposed !== null && isFeeAlone(order, proposed);
  const words = wordsIn(language).change;
  const { subject, title, text: textOf } = words[isFee ? 'fee' : proposed ? 'proposed' : 'accepted'];
  const text = textOf(numberOf(order), amountIn(language, proposed?.delivery_fee ?? 0));
  const changes = proposed && !isFee ? describeChanges(order, proposed, language) : [];
  return {
    language,
    subject: subject(numberOf(order)),
    preview: changes.length > 0 ? changes.join(' · ') : text,
    title,
    blocks: [
      { kind: 'text', text },
      ...(proposed?.reason ? [{ kind: 'text' as const, text: isolate(proposed.reason) }] : []),
      ...(changes.length > 0 ? [{ kind: 'quote' as const, text: changes.join('\n') }] : []),
      { kind: 'action', link: orderLink(order, link) },
      billOf(
        {
          ...order,
          ...proposed,
          number: order.number,
          delivery: { ...order.delivery, ...proposed?.delivery },
        },
        language,
      ),
    ],
    foot: footOf(shop, order),
  };
}

/** Tells a customer the new status of an order. In the order's language. */
export function composeOrderStatus(
  shop: Shop,
  order: Order,
  status: OrderStatus,
  { isVerified, link }: Reader,
): Mail {
  const { language } = order;
  const { status: texts, pickup, order: words } = wordsIn(language);
  const { method, slot, country, promise_hours } = order.delivery;
  const { subject, title, more, text: textOf } = (method === 'pickup' && pickup[status]) || texts[status];
  // The usual delivery time is left out for orders with a slot or a promise of their own, and abroad.
  const days = slot || country || promise_hours !== null ? '' : shop.shipping[language];
  const text = textOf(numberOf(order), days);
  const blocks: MailBlock[] = [{ kind: 'text', text }];
  if (more) blocks.push({ kind: 'text', text: more });
  blocks.push({ kind: 'action', link: actionOf(shop, order, status, link) });
  blocks.push({
    kind: 'facts',
    facts: [
      { name: words.number, value: numberOf(order) },
      { name: words.status, value: nameOfStatus(status, method, language) },
      { name: words.date, value: dayOf(order, language) },
      { name: words.total, value: amountIn(language, order.total) },
      ...paymentFacts(order, language),
      ...(status === 'shipped' && isVerified ? addressFacts(order, language) : []),
    ],
  });
  return {
    language,
    subject: subject(numberOf(order)),
    preview: text,
    title,
    blocks,
    foot: footOf(shop, order),
  };
}

function actionOf(shop: Shop, order: Order, status: OrderStatus, link: string): MailLink {
  if (status !== 'cancelled') return orderLink(order, link);
  const { language } = order;
  return { label: wordsIn(language).writeToUs, href: shopLink(shop, language, '/contact') };
}
