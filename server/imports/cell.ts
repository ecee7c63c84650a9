import { isUnclear } from '../../contracts/amounts.ts';
import { type Store, stores } from '../../contracts/catalogue.ts';
import { foldDigits, invisibleMarks } from '../../contracts/digits.ts';
import { wordsOf } from '../../contracts/fold-text.ts';
import { storeKinds, storeNames } from '../search/find-stores.ts';
import { stripClitics } from '../search/word-forms.ts';

type PriceFault = 'price_missing' | 'price_required' | 'price_not_number' | 'price_unclear';
type Price = { price: number } | { fault: PriceFault };

/**
 * Parses JD in any of the three digit sets, with or without the currency. The last separator is the decimal one;
 * `1,250` is ambiguous, unless the file separates cells by `;`, as files with decimal commas do.
 */
export function parsePrice(cell: string, hasDecimalComma: boolean): Price {
  const text = foldDigits(cell.replace(invisibleMarks, ''))
    .replace(/JOD|JD|د\.?\s*أ\.?|دينار/gi, '')
    .replace(/[\s\u00a0\u202f'٬]/g, '')
    .replace('٫', '.')
    .replaceAll('،', ',');
  if (text === '') return { fault: 'price_missing' };
  // A negative amount is a number, but not a price.
  if (/^[-−]\d|\d-$/.test(text)) return { fault: 'price_required' };
  if (!/^\d*([.,]\d+)*[.,]?$/.test(text) || !/\d/.test(text)) return { fault: 'price_not_number' };
  if (isUnclear(text) && !hasDecimalComma) return { fault: 'price_unclear' };
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  const signs = text.replace(/\d/g, '');
  // Two separators of the same kind can only be for thousands: 1,250,000.
  const isWhole = last < 0 || (signs.length > 1 && new Set(signs).size === 1);
  const plain = isWhole
    ? text.replace(/[.,]/g, '')
    : `${text.slice(0, last).replace(/[.,]/g, '')}.${text.slice(last + 1)}`;
  const price = Number(plain);
  return Number.isFinite(price) ? { price } : { fault: 'price_not_number' };
}

const fold = (text: string): string => wordsOf(text).join(' ');
const foldedSet = (...texts: string[]): Set<string> => new Set(texts.map(fold));
const yes = foldedSet(
  '1',
  'true',
  'yes',
  'y',
  'active',
  'in stock',
  'available',
  'نعم',
  'متوفر',
  'متاح',
  'موجود',
  'معروض',
);
const no = foldedSet(
  '0',
  'false',
  'no',
  'n',
  'draft',
  'archived',
  'out of stock',
  'unavailable',
  'لا',
  'غير متوفر',
  'غير متاح',
  'غير موجود',
  'نفد',
  'مخفي',
);

/** Undefined when the cell is neither yes nor no. */
export function parseYesNo(cell: string): boolean | undefined {
  // WooCommerce's value for a draft.
  if (cell.trim() === '-1') return false;
  const word = fold(cell);
  return yes.has(word) || (no.has(word) ? false : undefined);
}

/** Further names of a store in a column of stores: sellers' spellings, and the names on pages. */
const furtherNames: Record<Store, readonly string[]> = {
  mouneh: ['mooneh', 'mouna', 'moune', 'muneh', 'mune', 'تراثي', 'تراثيه'],
  cilka: ['silka', 'سلكا', 'سيلكه', 'عصري', 'عصريه', 'حديث'],
};

/**
 * A store by its id or by its names on pages and in sellers' spelling, also with additional words: `متجر التراث` is
 * `mouneh`. A text that names no store, or several, is returned unchanged and refused later.
 */
export function parseStore(cell: string): string {
  const words = wordsOf(cell)
    .map(stripClitics)
    .filter((word) => word !== 'the' && !storeKinds.has(word));
  const isNameOf = (store: Store) => (word: string) =>
    storeNames[store].includes(word) || furtherNames[store].includes(word);
  return (words.length > 0 && stores.find((store) => words.every(isNameOf(store)))) || cell;
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/**
 * The text of an HTML fragment: paragraphs and breaks become lines, all other tags are removed. Each expression stops
 * at the next `<`: scanning on to the end from each would take quadratic time.
 */
export const textOfHtml = (html: string): string =>
  html
    .replace(/<(script|style)\b[^<]*(?:<(?!\/?\1\b)[^<]*)*<\/\1>/gi, '')
    .replace(/[ \t]+/g, ' ')
    .replace(/ ?\n ?/g, html.includes('<p') || html.includes('<br') ? ' ' : '\n')
    .replace(/<br\s*\/?>|<\/(p|div|li|h[1-6]|tr)>/gi, '\n')
    .replace(/<[a-z!/][^<>]*>/gi, '')
    .replace(/&(?:#(\d{1,6})|#x([\da-f]{1,5})|(\w{2,5}));/gi, (whole, decimal, hex, name) => {
      if (name) return entities[name.toLowerCase()] ?? whole;
      const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    })
    .replace(/[ \t\u00a0]+/g, ' ')
    .replace(/ *\n */g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

/** Whether a text is Arabic: it has Arabic letters, even if it also has a Latin brand name. */
export const isArabic = (text: string): boolean => /[\u0621-\u064a]/.test(text);
