import { wordsOf } from '../../contracts/fold-text.ts';
import {
  columns,
  fieldsOf,
  type ImportField,
  type ImportFormat,
  namingFields,
} from '../../contracts/import-fields.ts';
import { maxColumns } from '../../contracts/imports.ts';
import { isArabic } from './cell.ts';
import { type Headings, sheetHeadings, shopifyHeadings, vagueOrigins } from './known-headings.ts';
import { wooHeadings } from './woocommerce-headings.ts';

type Chosen = { format: ImportFormat; fields: (ImportField | null)[] };

/** A heading as folded words, so that `name_en`, «Name EN» and "السّعر:" are recognised. */
const fold = (heading: string): string => wordsOf(heading).join(' ');

const indexOf = (...known: Headings[]): Map<string, ImportField> => {
  const index = new Map<string, ImportField>();
  for (const headings of known)
    for (const [field, names] of Object.entries(headings))
      for (const name of names) if (!index.has(fold(name))) index.set(fold(name), field as ImportField);
  return index;
};

const own: Headings = Object.fromEntries(columns.map((column) => [column, [column]]));
const known: Record<ImportFormat, Map<string, ImportField>> = {
  mouneh: indexOf(own, sheetHeadings, wooHeadings),
  table: indexOf(own, sheetHeadings, wooHeadings),
  shopify: indexOf(shopifyHeadings),
  woocommerce: indexOf(wooHeadings),
};

/** Detects the kind of file by its headings, and the field of each of its columns. */
export function chooseColumns(all: string[]): Chosen {
  const headings = all.slice(0, maxColumns);
  const has = (format: ImportFormat, ...wanted: ImportField[]) => {
    const found = fieldsFor(format, headings);
    return wanted.every((field) => found.includes(field));
  };
  const plain = headings.map((heading) => heading.trim().toLowerCase());
  const isOurs =
    plain.some((heading) => ['id', 'slug', 'name_en', 'name_ar'].includes(heading)) &&
    columns.filter((column) => plain.includes(column)).length >= 2;
  let format: ImportFormat = 'table';
  // Before the shop's own format, as it has `ID` and `Stock`, too.
  if (has('woocommerce', 'name', 'kind', 'price')) format = 'woocommerce';
  else if (isOurs) format = 'mouneh';
  else if (has('shopify', 'slug', 'name')) format = 'shopify';
  return { format, fields: tellLanguages(headings, leaveVague(headings, fieldsFor(format, headings))) };
}

/** Whether any column identifies products; without one there is nothing to check. */
export const isNamed = (fields: (ImportField | null)[]): boolean =>
  fields.some((field) => field && namingFields.includes(field));

const fieldsFor = (format: ImportFormat, headings: string[]): (ImportField | null)[] =>
  headings.map((heading) => {
    const field = known[format].get(fold(heading));
    return field && fieldsOf[format].includes(field) ? field : null;
  });

const vague = new Set(vagueOrigins.map(fold));

/** A column whose heading may mean the origin is ignored when another heading clearly does. */
function leaveVague(headings: string[], fields: (ImportField | null)[]): (ImportField | null)[] {
  const isVague = (place: number) => vague.has(fold(headings[place] ?? ''));
  const isTold = fields.some((field, place) => field === 'origin' && !isVague(place));
  return fields.map((field, place) => (isTold && field === 'origin' && isVague(place) ? null : field));
}

/** When a sheet has names under an Arabic heading and another one, each column is in the language of its heading. */
function tellLanguages(headings: string[], fields: (ImportField | null)[]): (ImportField | null)[] {
  const told = [...fields];
  for (const field of ['name', 'description'] as const) {
    const places = [...fields.entries()].filter(([, one]) => one === field).map(([place]) => place);
    const arabic = places.filter((place) => isArabic(headings[place] ?? ''));
    if (arabic.length === 0 || arabic.length === places.length) continue;
    for (const place of places) told[place] = arabic.includes(place) ? `${field}_ar` : `${field}_en`;
  }
  return told;
}
