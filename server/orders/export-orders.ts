import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { and } from 'drizzle-orm';
import { type exportOrders as contract, maxExported } from '../../contracts/admin-orders.ts';
import type { AnsweredFile, ParsedInputOf } from '../../contracts/endpoint.ts';
import { feeWords } from '../../contracts/fee-words.ts';
import { formatPhone } from '../../contracts/format-phone.ts';
import type { Language } from '../../contracts/language.ts';
import { lineNotes } from '../../contracts/line-notes.ts';
import { fromQirsh, plainAmount } from '../../contracts/money.ts';
import { nameOfStatus } from '../../contracts/order-words.ts';
import { orderNumber } from '../../contracts/orders.ts';
import { describePayment, nameOfMethod } from '../../contracts/payment-words.ts';
import { preferenceWords } from '../../contracts/preference-words.ts';
import { formatWeight } from '../../contracts/weight-words.ts';
import { recordDownload } from '../activity/record-activity.ts';
import { type Context, requireIdentity } from '../context.ts';
import { writeCsv } from '../csv/write-csv.ts';
import { deliveryMethodNames, exportedYes, exportHeadings } from './export-headings.ts';
import { isOlderThan, readOrderRows } from './list-orders.ts';
import { filterByMatchedArea } from './match-area.ts';
import { isGuestOrder } from './order-link.ts';
import { lineDetailsOf, paymentView } from './order-view.ts';
import { choosePlan, conditionFor } from './search-orders.ts';

/** Rows per chunk, between which the event loop serves other requests. */
const chunk = 500;

/**
 * The filtered orders as CSV, newest first, one per line (UTF-8 with BOM, cells guarded against CSV injection).
 * Requires re-authentication and is recorded in the activity log.
 */
export async function exportOrders(
  context: Context,
  { language = 'en', ...asked }: ParsedInputOf<typeof contract>,
): Promise<AnsweredFile> {
  requireIdentity(context);
  const { db, now } = context;
  const filter = await filterByMatchedArea(db, asked);
  const condition = conditionFor(filter, await choosePlan(db, filter));
  const parts = [writeCsv([exportHeadings[language]], { isFirst: true })];
  let written = 0;
  let last: number | undefined;
  while (written < maxExported) {
    const older = last === undefined ? undefined : isOlderThan(last);
    const limit = Math.min(chunk, maxExported - written);
    const found = await readOrderRows(db, and(condition, older), { limit });
    if (found.length === 0) break;
    parts.push(writeCsv(found.map((order) => lineOf(order, language))));
    written += found.length;
    last = found.at(-1)?.row.number;
    await yieldToEventLoop();
  }
  await recordDownload(context, db, 'order.export', written);
  return { name: `orders-${day.format(now())}.csv`, bytes: new Uint8Array(Buffer.concat(parts)) };
}

type Found = Awaited<ReturnType<typeof readOrderRows>>[number];

/** The cells in the order of the headings. A phone number begins with `00`, as spreadsheets would read a `+` as a formula. */
function lineOf({ row, items }: Found, language: Language): string[] {
  const amount = (qirsh: number) => plainAmount(fromQirsh(qirsh));
  const names = { en: 'nameEn', ar: 'nameAr' } as const;
  const payment = paymentView(row);
  const { gift } = row;
  const yes = (is = false) => (is ? exportedYes[language] : '');
  const goods = items.map((item) => {
    const weight = item.weight && ` (${formatWeight(item.weight, language)})`;
    const notes = lineNotes(lineDetailsOf(item), language).map((note) => ` (${note})`);
    return `${item.quantity} × ${item[names[language]]}${weight}${notes.join('')}`;
  });
  return [
    orderNumber(row.number),
    day.format(row.createdAt),
    time.format(row.createdAt),
    nameOfStatus(row.status, row.deliveryMethod, language),
    row.customerName,
    formatPhone(row.phone).replace('+', '00'),
    row.customerEmail,
    row.street,
    row.city,
    row.country,
    (language === 'ar' ? row.areaNameAr : row.areaNameEn) ?? '',
    row.building,
    row.floor,
    row.landmark,
    row.driverNote,
    row.latitude === null || row.longitude === null ? '' : `${row.latitude}, ${row.longitude}`,
    deliveryMethodNames[language][row.deliveryMethod],
    row.slot ? `${row.slot.date} ${row.slot.from}–${row.slot.to}` : '',
    goods.join('\n'),
    amount(row.subtotalQirsh),
    row.coupon?.code ?? '',
    row.discountQirsh > 0 ? amount(row.discountQirsh) : '',
    row.feePending ? feeWords[language].pending : amount(row.deliveryFeeQirsh),
    amount(row.totalQirsh),
    nameOfMethod(payment.method, row.deliveryMethod === 'pickup', language),
    describePayment(payment, language),
    amount(row.paidQirsh),
    row.ifMissing === 'ask' ? '' : preferenceWords[language].policies[row.ifMissing],
    row.note,
    row.sellerNote,
    gift?.name ?? '',
    formatPhone(gift?.phone ?? '').replace('+', '00'),
    gift?.card ?? '',
    yes(gift?.no_call),
    yes(gift?.hide_prices),
    yes(isGuestOrder(row)),
    yes(row.freeForStamps),
  ];
}

/** The Swedish locale formats dates and times as spreadsheets read them: `2026-01-15`, `09:30`. */
const inAmman = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('sv', { ...options, timeZone: 'Asia/Amman' });
const day = inAmman({ dateStyle: 'short' });
const time = inAmman({ timeStyle: 'short' });
