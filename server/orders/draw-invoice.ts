import { Document, Page, renderToBuffer, Text, View } from '@react-pdf/renderer';
import { createElement as draw } from 'react';
import { couponLine } from '../../contracts/coupon-words.ts';
import { feeWords, hasFeeLine, nameFee } from '../../contracts/fee-words.ts';
import { formatPhone } from '../../contracts/format-phone.ts';
import {
  type Bilingual,
  currencySign,
  directionOf,
  formatDay,
  freeIn,
  type Language,
} from '../../contracts/language.ts';
import { awaitedDay, lineNotes } from '../../contracts/line-notes.ts';
import { formatAmount, sumPrices } from '../../contracts/money.ts';
import { nameOfStatus } from '../../contracts/order-words.ts';
import type { Order } from '../../contracts/orders.ts';
import { describePayment, methodOf } from '../../contracts/payment-words.ts';
import { isPaymentTracked } from '../../contracts/payments.ts';
import { formatSlot, slotName } from '../../contracts/slot-words.ts';
import { formatWeight } from '../../contracts/weight-words.ts';
import { isWordmarkText } from '../../contracts/wordmark.ts';
import { addressParts } from '../../contracts/write-address.ts';
import { printable } from './invoice-fonts.ts';
import {
  type Drawn,
  drawBand,
  drawWordmark,
  endOf,
  inRow,
  row,
  type Style,
  styles,
  write,
} from './invoice-paper.ts';
import { type InvoiceDocument, invoiceWords } from './invoice-words.ts';

/** The seller on the invoice: the shop's URL, and its name in both languages. */
export type InvoiceShop = { publicUrl: string; name: Bilingual };

/**
 * Draws the invoice or credit note of an order as a PDF with one or more A4 pages, in one of the shop's languages.
 * Takes some tenths of a second.
 */
export async function drawInvoice(
  order: Order,
  language: Language,
  shop: InvoiceShop,
  title: InvoiceDocument = 'title',
): Promise<Uint8Array<ArrayBuffer>> {
  const say = invoiceWords[language];
  const document = draw(
    Document,
    {
      title: `${say[title]} ${order.number}`,
      author: shop.name[language],
      language,
      creationDate: new Date(order.created_at),
    },
    draw(
      Page,
      { size: 'A4', style: styles.page },
      drawHead(order, language, shop, title),
      drawFacts(order, language),
      drawLines(order, language),
      drawSums(order, language, title),
      drawFoot(language, shop.publicUrl),
    ),
  );
  return Uint8Array.from(await renderToBuffer(document));
}

const amountOf = (amount: number, language: Language): string =>
  `${formatAmount(amount)} ${currencySign(language)}`;

function drawHead(order: Order, language: Language, { name }: InvoiceShop, title: InvoiceDocument): Drawn {
  const say = invoiceWords[language];
  return draw(
    View,
    {},
    row(
      language,
      styles.head,
      draw(
        View,
        {},
        drawWordmark(),
        isWordmarkText(name[language]) ? null : write(language, name[language], styles.shop),
      ),
      draw(
        View,
        {},
        write(language, say[title], { ...styles.title, textAlign: endOf(language) }),
        write(language, order.number, { ...styles.number, direction: 'ltr', textAlign: endOf(language) }),
      ),
    ),
    drawBand(),
  );
}

function drawFacts(order: Order, language: Language): Drawn {
  const say = invoiceWords[language];
  const { phone } = order.shipping_address;
  const { area, method, slot } = order.delivery;
  const fact = (name: string, ...values: Drawn[]): Drawn =>
    draw(View, { style: styles.fact }, write(language, name, styles.label), ...values);
  const typed = (text: string): Drawn => write(language, printable(text));
  return row(
    language,
    styles.facts,
    draw(
      View,
      { style: styles.half },
      fact(say.customer, typed(order.customer_name)),
      fact(
        method === 'pickup' ? say.pickup : say.address,
        ...addressParts(order.shipping_address, area?.name ?? null, language).map(typed),
      ),
      slot ? fact(slotName[language], write(language, formatSlot(slot, language))) : null,
      phone ? fact(say.phone, write(language, formatPhone(phone), { direction: 'ltr' })) : null,
    ),
    draw(
      View,
      { style: styles.half },
      fact(say.number, write(language, order.number, { direction: 'ltr' })),
      fact(say.day, write(language, formatDay(order.created_at, language))),
      fact(say.status, write(language, nameOfStatus(order.status, order.delivery.method, language))),
      fact(say.payment, write(language, methodOf(order, language))),
      isPaymentTracked(order)
        ? fact(say.paymentState, write(language, describePayment(order.payment, language)))
        : null,
    ),
  );
}

function drawLines(order: Order, language: Language): Drawn {
  const say = invoiceWords[language];
  const end: Style = { textAlign: endOf(language) };
  const cells = (name: Drawn[], quantity: string, price: string, sum: string) => [
    draw(View, { style: styles.name }, ...name),
    write(language, quantity, { ...styles.quantity, ...end }),
    write(language, price, { ...styles.amount, ...end }),
    write(language, sum, { ...styles.amount, ...end }),
  ];
  const head = cells([write(language, say.product)], say.quantity, say.price, say.sum);
  return draw(
    View,
    {},
    // Repeated on every page.
    draw(View, { fixed: true, style: { ...inRow(language), ...styles.lineHead } }, ...head),
    ...order.items.map((item) =>
      row(
        language,
        styles.line,
        ...cells(
          [
            write(language, printable(item.name[language])),
            item.weight
              ? write(language, printable(formatWeight(item.weight, language)), styles.label)
              : null,
            ...lineNotes({ ...item, ready_on: awaitedDay(item, order.status) }, language, printable).map(
              (note) => write(language, note, styles.label),
            ),
            item.reason ? write(language, printable(item.reason), styles.label) : null,
          ],
          String(item.quantity),
          amountOf(item.price, language),
          amountOf(sumPrices([item]), language),
        ),
      ),
    ),
  );
}

function drawSums(order: Order, language: Language, title: InvoiceDocument): Drawn {
  const say = invoiceWords[language];
  const off = couponLine(order, language);
  // The mark keeps the minus sign before its number.
  const minus = language === 'ar' ? '\u200e−' : '−';
  const sum = (name: string, amount: string, style: Style = {}): Drawn =>
    row(
      language,
      { ...styles.sum, ...style },
      write(language, name),
      write(language, amount, { textAlign: endOf(language) }),
    );
  return draw(
    View,
    { wrap: false, style: { ...styles.sums, alignSelf: language === 'ar' ? 'flex-start' : 'flex-end' } },
    sum(say.subtotal, amountOf(order.subtotal, language)),
    off && off.amount !== null
      ? sum(`${off.name} (${printable(off.code)})`, `${minus}${amountOf(off.amount, language)}`)
      : off && title === 'title'
        ? sum(off.name, printable(off.code))
        : null,
    (title === 'creditNote' && order.delivery_fee === 0) ||
      !hasFeeLine(order.delivery.method, order.delivery_fee)
      ? null
      : sum(nameFee(say.fee, order, language), feeOf(order, language)),
    sum(
      order.delivery.fee_pending ? feeWords[language].totalWithout : say.total,
      amountOf(order.total, language),
      styles.total,
    ),
  );
}

function feeOf({ delivery_fee, delivery }: Order, language: Language): string {
  if (delivery.fee_pending) return feeWords[language].pending;
  return delivery_fee === 0 ? freeIn(language) : amountOf(delivery_fee, language);
}

function drawFoot(language: Language, publicUrl: string): Drawn {
  return draw(
    View,
    { fixed: true, style: { ...inRow(language), ...styles.foot } },
    write(language, publicUrl, { direction: 'ltr' }),
    draw(Text, {
      style: { direction: directionOf(language), textAlign: endOf(language), flex: 1 },
      render: ({ pageNumber, totalPages }) =>
        invoiceWords[language].page(pageNumber, totalPages ?? pageNumber),
    }),
  );
}
