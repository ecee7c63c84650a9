import { isDay } from '../../contracts/calendar-day.ts';
import type { LineFault } from '../../contracts/imports.ts';
import { parsePrice } from './cell.ts';
import { faultOf, type Rest } from './draft.ts';
import type { FileLine } from './file-line.ts';

/** How a file's cells are to be read; `moment` is now in Jordan, `2026-05-01 12:30:00`. */
export type Reading = { hasDecimalComma: boolean; moment: string };

/** An offer as a file says it: days in Amman, `2026-05-01`. */
export type OfferDraft = { price: number; from: string | null; until: string | null };

type Price = {
  price: number | undefined;
  /** Null for none, undefined where the file does not speak of offers. */
  offer: OfferDraft | null | undefined;
  faults: LineFault[];
  rest: Rest;
};

/**
 * What a product costs, and its offer: a lower price beside the own one, also one that is to come, or a price of which a higher
 * one is struck out. An offer that has ended, or is none, stays behind. Without a column of prices there is neither price nor fault.
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
  // A shop that writes the offer alone.
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

/** More than nothing; undefined for what is no number. */
function numberOf(cell: string | undefined, { hasDecimalComma }: Reading): number | undefined {
  const parsed = parsePrice(cell ?? '', hasDecimalComma);
  return 'price' in parsed && parsed.price > 0 ? parsed.price : undefined;
}

const moment = /^\d{4}-\d\d-\d\d([ T]\d\d:\d\d(:\d\d)?)?/;
/** An offer that ends after this year has no end: such a date is how a shop says "never". */
const lastYear = '2099';

/** The days of an offer, of which the last counts whole; null when it has ended, or they are no dates. */
function daysOf(line: FileLine, reading: Reading): Omit<OfferDraft, 'price'> | null {
  const [from = '', until = ''] = [line.cell('sale_from'), line.cell('sale_to')];
  if (![from, until].every((text) => text === '' || moment.test(text))) return null;
  const [first, last] = [from.slice(0, 10), until.slice(0, 4) > lastYear ? '' : until.slice(0, 10)];
  const areDays = [first, last].every((day) => day === '' || isDay(day));
  if (!areDays || (last !== '' && (reading.moment.slice(0, 10) > last || last < first))) return null;
  return { from: first || null, until: last || null };
}
