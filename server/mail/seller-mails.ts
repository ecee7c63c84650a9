import type { User } from '../../contracts/accounts.ts';
import { describeChanges } from '../../contracts/change-message.ts';
import type { Message } from '../../contracts/messages.ts';
import { isFeeAnswered } from '../../contracts/order-changes.ts';
import { whatsappLink } from '../../contracts/order-message.ts';
import type { CustomerAct } from '../../contracts/order-revisions.ts';
import type { Order } from '../../contracts/orders.ts';
import { isolate, isolateCode, plainLine } from './isolate.ts';
import type { Mail, MailBlock } from './mail.ts';
import {
  addressFacts,
  amountIn,
  billOf,
  countItems,
  dayOf,
  emailFact,
  numberOf,
  paymentFacts,
  phoneFact,
  settingsLink,
} from './order-parts.ts';
import { type Shop, shopLink } from './shop-link.ts';
import { wordsIn } from './words/words.ts';

/** Tells an administrator about a new order, with all contact details of the customer. */
export function composeSellerOrder(shop: Shop, order: Order, { language }: User): Mail {
  const { sellerOrder: words, order: labels } = wordsIn(language);
  const items = labels.items(countItems(order));
  const total = amountIn(language, order.total);
  const name = isolate(order.customer_name);
  const place = order.delivery.method === 'pickup' ? words.pickup : isolate(order.shipping_address.city);
  return {
    language,
    subject: words.subject(numberOf(order), total),
    preview: words.preview(name, place, items),
    title: words.title(numberOf(order)),
    blocks: [
      { kind: 'text', text: words.text(items, total) },
      ...(order.guest ? [{ kind: 'text' as const, text: words.guest }] : []),
      {
        kind: 'facts',
        facts: [
          { name: labels.name, value: name },
          ...(order.customer_email ? [emailFact(order.customer_email, language)] : []),
          ...addressFacts(order, language),
          { name: labels.date, value: dayOf(order, language) },
          ...paymentFacts(order, language),
        ],
      },
      getInTouch(shop, order, language),
      billOf(order, language),
      { kind: 'action', link: { label: words.admin, href: shopLink(shop, language, '/admin') } },
    ],
    foot: { text: words.foot, link: settingsLink(shop, language) },
  };
}

/** The customer reads the greeting, so it is in the order's language. */
function getInTouch(shop: Shop, order: Order, language: User['language']): MailBlock {
  const { sellerOrder: words } = wordsIn(language);
  const { phone } = order.shipping_address;
  if (!phone) return { kind: 'text', text: words.noPhone };
  const greeting = wordsIn(order.language).sellerOrder.greeting(
    isolate(shop.name[order.language]),
    numberOf(order),
  );
  return { kind: 'action', link: { label: words.whatsapp, href: whatsappLink(phone, greeting) } };
}

/** Tells an administrator what a customer has done to an existing order. */
export function composeSellerChange(shop: Shop, order: Order, act: CustomerAct, { language }: User): Mail {
  const { sellerChange: words, sellerOrder, order: labels } = wordsIn(language);
  const declined = act === 'declined' ? order.revision.declined : null;
  const isAnswer = act === 'accepted' || act === 'declined';
  const { subject, text } = isAnswer && isFeeAnswered(order.revision, act) ? words[`${act}Fee`] : words[act];
  const said = text(numberOf(order));
  return {
    language,
    subject: subject(numberOf(order)),
    preview: said,
    title: subject(numberOf(order)),
    blocks: [
      { kind: 'text', text: said },
      ...(declined ? [suggestionOf(declined, language)] : []),
      {
        kind: 'facts',
        facts: [
          { name: labels.name, value: isolate(order.customer_name) },
          ...addressFacts(order, language),
          ...paymentFacts(order, language),
        ],
      },
      billOf(order, language),
      {
        kind: 'action',
        link: { label: words.open, href: shopLink(shop, language, `/admin/orders/${order.number}`) },
      },
    ],
    foot: { text: sellerOrder.foot, link: settingsLink(shop, language) },
  };
}

/** The suggestion, and its reason. */
function suggestionOf(
  { before, after }: NonNullable<Order['revision']['declined']>,
  language: User['language'],
): MailBlock {
  const lines = describeChanges(before, after, language);
  return { kind: 'quote', text: [after.reason, ...lines].filter(Boolean).join('\n') };
}

/** Forwards a message of the contact form to an administrator. */
export function composeSellerMessage(shop: Shop, message: Message, { language }: User): Mail {
  const { sellerMessage: words, sellerOrder, order: labels, subjects } = wordsIn(language);
  const subject = subjects[message.subject];
  return {
    language,
    subject: words.subject(plainLine(message.name, 60), subject),
    preview: message.message,
    title: words.title,
    blocks: [
      {
        kind: 'facts',
        facts: [
          { name: labels.name, value: isolate(message.name) },
          emailFact(message.email, language),
          ...(message.phone ? [phoneFact(message.phone, language)] : []),
          { name: words.about, value: subject },
        ],
      },
      { kind: 'quote', text: message.message },
      { kind: 'text', text: words.reply(isolateCode(message.email)) },
    ],
    foot: { text: sellerOrder.foot, link: settingsLink(shop, language) },
  };
}
