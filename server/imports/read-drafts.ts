import type { ImportField, ImportFormat } from '../../contracts/import-fields.ts';
import type { Draft } from './draft.ts';
import { type FileLine, lineReader } from './file-line.ts';
import type { Table } from './open-table.ts';
import { readSheet } from './read-sheet.ts';
import { readShopify } from './read-shopify.ts';
import { readWooCommerce } from './read-woocommerce.ts';

const readers = {
  mouneh: readSheet,
  table: readSheet,
  shopify: readShopify,
  woocommerce: readWooCommerce,
};

type Options = {
  format: ImportFormat;
  fields: (ImportField | null)[];
  now: Date;
  /** Called for each non-empty row, so that the totals add up. */
  onRow: () => void;
};

/** The products of a file, one after another. Throws a BrokenFile. */
export function readDrafts(table: Table, { format, fields, now, onRow }: Options): AsyncGenerator<Draft> {
  const read = lineReader(fields);
  async function* lines(): AsyncGenerator<FileLine> {
    for await (const row of table.rows()) {
      onRow();
      yield read(row);
    }
  }
  return readers[format](lines(), { hasDecimalComma: table.hasDecimalComma, moment: inJordan(now) });
}

/** The Swedish locale formats dates as ISO 8601 does. */
const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Amman',
  dateStyle: 'short',
  timeStyle: 'medium',
});
const inJordan = (now: Date): string => clock.format(now);
