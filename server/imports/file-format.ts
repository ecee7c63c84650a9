import type { ProductImport } from '../../contracts/imports.ts';
import { refusedFile } from './decode-file.ts';
import type { Draft } from './draft.ts';
import { isMouneh, readMouneh } from './read-mouneh.ts';
import { delimiterOf, headingsOf, readLines } from './read-records.ts';
import { isShopify, readShopify } from './read-shopify.ts';
import { isWooCommerce, readWooCommerce } from './read-woocommerce.ts';

const readers = { mouneh: readMouneh, shopify: readShopify, woocommerce: readWooCommerce };

/** Whose file it is, told by its headings. Refuses `file_columns`. */
export function formatOf(text: string): ProductImport['format'] {
  const headings = headingsOf(text);
  if (isMouneh(headings)) return 'mouneh';
  if (isShopify(headings)) return 'shopify';
  if (isWooCommerce(headings)) return 'woocommerce';
  throw refusedFile('file_columns');
}

/** The products of a file, one after another. Throws a BrokenFile. */
export const readDrafts = (format: ProductImport['format'], text: string): AsyncGenerator<Draft> =>
  readers[format](readLines(text), { hasDecimalComma: delimiterOf(text) === ';' });
