import type { LineFault } from '../../contracts/imports.ts';
import { parsePrice } from './cell.ts';
import { faultOf, type Rest } from './draft.ts';
import type { FileLine } from './file-line.ts';

/** How a file's cells are to be read; `moment` is now in Jordan, `2026-05-01 12:30:00`. */
export type Reading = { hasDecimalComma: boolean; moment: string };

type Price = { price: number | undefined; faults: LineFault[]; rest: Rest };

/**
 * What a product costs: its offer price while that is in date, else its own. The other of the two, and a price that is
 * struck out, stay behind. Without a column of prices there is neither price nor fault.
 */
export function priceOf(line: FileLine, reading: Reading): Price {
  const cell = line.cell('price');
  const offerCell = line.cell('sale_price') ?? '';
  const offer = offerCell === '' ? undefined : numberOf(offerCell, reading);
  const struckOut = line.cell('compare_at_price') ?? '';
  const regular = cell === undefined ? undefined : parsePrice(cell, reading.hasDecimalComma);
  const price = regular && 'price' in regular ? regular.price : undefined;
  const isOffered =
    offer !== undefined && offer > 0 && (price === undefined || offer < price) && isInDate(line, reading);
  if (isOffered && (!regular || price !== undefined || cell === ''))
    return { price: offer, faults: [], rest: { ...(cell && { compare_at_price: cell }) } };
  const fault = regular && 'fault' in regular ? regular.fault : undefined;
  const rest: Rest = {
    ...(offerCell && offer !== price && { sale_price: offerCell }),
    ...(struckOut && numberOf(struckOut, reading) !== price && { compare_at_price: struckOut }),
  };
  return { price, faults: fault ? [faultOf('price', fault, cell)] : [], rest };
}

function numberOf(cell: string, { hasDecimalComma }: Reading): number | undefined {
  const parsed = parsePrice(cell, hasDecimalComma);
  return 'price' in parsed ? parsed.price : undefined;
}

const day = /^\d{4}-\d\d-\d\d([ T]\d\d:\d\d(:\d\d)?)?/;

/** Days and moments as WooCommerce writes them; a last day counts whole. What is no date keeps the offer from counting. */
function isInDate(line: FileLine, { moment }: Reading): boolean {
  const [from = '', to = ''] = [line.cell('sale_from'), line.cell('sale_to')];
  const isReadable = [from, to].every((text) => text === '' || day.test(text));
  const until = (text: string) => moment.slice(0, text.length) <= text.replace('T', ' ');
  return isReadable && (from === '' || !(moment < from.replace('T', ' '))) && (to === '' || until(to));
}
