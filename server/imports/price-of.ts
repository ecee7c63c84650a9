import { isDay } from '../../contracts/calendar-day.ts';
import type { LineFault } from '../../contracts/imports.ts';
import { parsePrice } from './cell.ts';
import { faultOf, type Rest } from './draft.ts';
import type { FileLine } from './file-line.ts';

/** How to read a file's cells; `moment` is now in Jordan, `2026-05-01 12:30:00`. */
export type Reading = { hasDecimalComma: boolean; moment: string };

/** An offer in a file, with days in Amman, `2026-05-01`. */
export type OfferDraft = { price: number; from: string | null; until: string | null };

type Price = {
  price: number | undefined;
  /** Null for no offer, undefined where the file has no column of offers. */
  offer: OfferDraft | null | undefined;
  faults: LineFault[];
  rest: Rest;
};

/**
 * The price of a product and its offer: a lower price in addition to the regular one, also a future one, or a price
 * with a higher one crossed out. An ended or invalid offer is ignored. Without a price column there is neither price
 * nor fault.
 */
export function priceOf(line: FileLine, reading: Reading): Price {
  const cell = line.cell('price');
  const [saleCell, struckOutCell] = [line.cell('sale_price'), line.cell('compare_at_price')];
  const regular = cell === undefined ? undefined : parsePrice(cell, reading.hasDecimalComma);
  const price = regular && 'price' in regular ? regular.price : undefined;
  const sale = numberOf(saleCell, reading);
  const struckOut = numberOf(struckOutCell, reading);
  const none = saleCell === undefined && struckOutCell === undefined ? undefined : null;
  const days = sale ? daysOf(line, reading) : null;
  // Some shops write only the offer's price.
  if (sale && days && price === undefined && (cell === undefined || cell === ''))
    return { price: sale, offer: none, faults: [], rest: {} };
  if (sale && days && price !== undefined && sale < price)
    return { price, offer: { price: sale, ...days }, faults: [], rest: {} };
  if (!sale && struckOut && price !== undefined && price < struckOut)
    return { price: struckOut, offer: { price, from: null, until: null }, faults: [], rest: {} };
  const fault = regular && 'fault' in regular ? regular.fault : undefined;
  const isHigh = sale !== undefined && price !== undefined && sale > price;
  const rest: Rest = {
    ...(saleCell && sale !== price && { [isHigh ? 'sale_price_high' : 'sale_price']: saleCell }),
    ...(struckOutCell && struckOut !== price && { compare_at_price: struckOutCell }),
  };
  return { price, offer: none, faults: fault ? [faultOf('price', fault, cell)] : [], rest };
}

/** A number above zero; undefined for no number. */
function numberOf(cell: string | undefined, { hasDecimalComma }: Reading): number | undefined {
  const parsed = parsePrice(cell ?? '', hasDecimalComma);
  return 'price' in parsed && parsed.price > 0 ? parsed.price : undefined;
}

const moment = /^\d{4}-\d\d-\d\d([ T]\d\d:\d\d(:\d\d)?)?/;
/** An offer that ends after this year has no end: shops write such dates for "never". */
const lastYear = '2099';

/** The days of an offer, including the last one; null when it has ended, or the dates are invalid. */
function daysOf(line: FileLine, reading: Reading): Omit<OfferDraft, 'price'> | null {
  const [from = '', until = ''] = [line.cell('sale_from'), line.cell('sale_to')];
  if (![from, until].every((text) => text === '' || moment.test(text))) return null;
  const [first, last] = [from.slice(0, 10), until.slice(0, 4) > lastYear ? '' : until.slice(0, 10)];
  const areDays = [first, last].every((day) => day === '' || isDay(day));
  if (!areDays || (last !== '' && (reading.moment.slice(0, 10) > last || last < first))) return null;
  return { from: first || null, until: last || null };
}
