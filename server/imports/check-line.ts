import { isDeepStrictEqual } from 'node:util';
import * as schemas from '../../contracts/catalogue.schemas.ts';
import type { Store } from '../../contracts/catalogue.ts';
import { type Column, columns, type ImportFormat, restKinds } from '../../contracts/import-fields.ts';
import type { LineFault } from '../../contracts/imports.ts';
import { type Language, languages } from '../../contracts/language.ts';
import { fromQirsh } from '../../contracts/money.ts';
import { plainFields } from '../../contracts/product-fields.ts';
import { sizeLabelIn } from '../../contracts/size-label.ts';
import { mergeProduct } from '../catalogue/merge-product.ts';
import type { ProductContent, ProductRow } from '../catalogue/product.table.ts';
import { productSnapshot } from '../catalogue/product-snapshot.ts';
import { isSlug, slugOf } from '../catalogue/slug.ts';
import type { CategoryIndex } from './category-index.ts';
import { cutText, type Draft, faultOf, type Rest } from './draft.ts';
import { mergeFoodDraft } from './food-cells.ts';
import { mergeImageDraft } from './image-cells.ts';
import type { ImportedProduct, importLines } from './import.table.ts';
import { joinGroup, type KnownGroups } from './known-groups.ts';
import { asSize, preserveLabels } from './size-of.ts';
import { isNegative, shopStockOf } from './stock-of.ts';

type Line = Omit<typeof importLines.$inferInsert, 'importId'>;
type Check = {
  format: ImportFormat;
  store: Store;
  shelf: CategoryIndex;
  /** Keys of the products of earlier lines. */
  seen: Set<string>;
  /** Ids of the products that are parts of boxes. */
  inBoxes: ReadonlySet<string>;
  groups: KnownGroups;
  /** The names of an existing product that a new line may refer to. */
  alike: (draft: Draft) => string | undefined;
};

/** The longest part of a name stored with a line, in characters. */
const longestName = 300;
/** The longest part of unsupported data stored with a line, per kind, in characters. */
const maxRest = 500;
/** Faults that mean that the line is not about one product, so that its other faults don't matter. */
const wholeLine = ['line_kind', 'line_variations'];

/** What a line would do to the matching product, or as a new one; `several` when it matches more than one. */
export function checkLine(said: Draft, meant: ProductRow | 'several' | undefined, check: Check): Line {
  const found = meant === 'several' ? undefined : meant;
  const draft = preserveLabels(asSize(said, found), found);
  const merged = mergeLine(draft, found, check);
  const { input } = merged;
  const name = said.nameEn ?? said.nameAr ?? found?.nameEn ?? draft.slug ?? '';
  // A file, which may be older than the last sales, never overwrites a stock count; a box has none.
  const isCounted = found && (found.counted || found.parts.length > 0);
  const stock = isCounted ? undefined : draft.stock;
  const isOwnFile = check.format === 'mouneh';
  const isStockFault = stock === undefined && !isCounted && isNegative(draft.rest.stock);
  const isStockUnclear = !isCounted && !isStockFault && shopStockOf(draft.rest.stock) === undefined;
  const isStockTaken = stock !== undefined || (isOwnFile && isCounted);
  const rest = cutRest({
    ...draft.rest,
    ...((isStockTaken || isStockFault) && { stock: '' }),
    ...(isStockUnclear && { stock: '', stock_unclear: draft.rest.stock ?? '' }),
    // A file can't define parts, which may be among its own lines; an existing box keeps its parts.
    ...(found && { parts: '' }),
  });
  const nameAr = said.nameAr ?? found?.nameAr;
  const line = {
    line: draft.line,
    name: cutText(name, longestName),
    nameAr: nameAr === undefined || nameAr === name ? null : cutText(nameAr, longestName),
    productId: found?.id ?? null,
    rest,
    stock: stock ?? null,
  };
  if (draft.faults.some(({ code }) => wholeLine.includes(code)))
    return { ...line, outcome: 'refuse', faults: draft.faults };
  if (meant === 'several')
    return { ...line, outcome: 'refuse', faults: [...draft.faults, faultOf(null, 'name_several')] };
  const faults = [...draft.faults, ...merged.faults];
  if (isStockFault) faults.push(faultOf('stock', 'stock_negative', draft.rest.stock));
  if (isRepeated(draft, found, check)) faults.push(faultOf(null, 'line_repeated'));
  if (found && input && input.store !== found.store && isBoxed(found, check))
    faults.push(faultOf('store', 'box_store', draft.store));
  if (faults.length === 0 && input && draft.group)
    faults.push(...joinGroup(check.groups, draft.line, input, found));
  if (faults.length > 0 || !input) return { ...line, outcome: 'refuse', faults };
  if (!found) {
    const notes = notesOf(draft, check);
    return { ...line, outcome: 'add', input, faults: notes.length > 0 ? notes : null };
  }
  const before = productSnapshot(found);
  const isSame = Object.entries(input).every(([key, value]) =>
    isDeepStrictEqual(before[key as keyof ProductContent], value),
  );
  const kept = keptCategoryOf(draft, check);
  return isSame && stock === undefined
    ? { ...line, outcome: 'same', faults: kept }
    : { ...line, outcome: 'change', input, before, faults: kept };
}

function cutRest(rest: Rest): Rest | null {
  const kept = restKinds.flatMap((kind) => {
    const text = rest[kind];
    return text ? [[kind, cutText(text, maxRest)] as const] : [];
  });
  return kept.length > 0 ? Object.fromEntries(kept) : null;
}

/** Whether only the seller's switch decides if the product can be bought. */
const isSellersToSay = ({ counted, parts, inSeason }: ProductRow): boolean =>
  !counted && parts.length === 0 && inSeason;

/** A box and its parts must stay in the same store. */
const isBoxed = ({ id, parts }: ProductRow, { inBoxes }: Check): boolean =>
  parts.length > 0 || inBoxes.has(id);

const isHalfNamed = ({ nameEn, nameAr }: Draft) => (nameEn === undefined) !== (nameAr === undefined);

/** Notes for the seller about a new product that is imported nevertheless. */
function notesOf(draft: Draft, { alike }: Check): LineFault[] {
  const notes: LineFault[] = [];
  if (isHalfNamed(draft)) notes.push(faultOf(draft.nameEn ? 'name_ar' : 'name_en', 'translation_missing'));
  const other = alike(draft);
  if (other) notes.push(faultOf(null, 'product_alike', other));
  return notes;
}

function isRepeated(draft: Draft, found: ProductRow | undefined, { store, seen }: Check): boolean {
  const name = [draft.store ?? store, draft.nameEn ?? draft.nameAr ?? '', draft.weight ?? ''];
  // A name that is too long is refused for that; cut to length, it could equal others.
  if (!found && !draft.slug && name.some((text) => text.length > longestName)) return false;
  const key = found?.id ?? (draft.slug ? `slug ${draft.slug}` : `name ${name.join(' ').toLowerCase()}`);
  const isSeen = seen.has(key);
  seen.add(key);
  return isSeen;
}

const offerColumns: Record<string, Column> = { price: 'sale_price', from: 'sale_from', until: 'sale_to' };

/** Maps a schema path to a column: `name.en` is `name_en`, `food_facts.marks.vegan` is `marks`, `offer.until` is `sale_to`. */
function columnOf(path: PropertyKey[]): Column {
  if (path[0] === 'season') return path[1] === 'until' ? 'season_until' : 'season_from';
  if (path[0] === 'offer') return offerColumns[String(path[1])] ?? 'sale_price';
  if (path[0] === 'images') return path[1] === 0 ? 'image' : 'more_images';
  const parts = path.map(String).filter((part) => part !== 'food_facts');
  return columns.find((column) => column === parts.join('_')) ?? (parts[0] as Column);
}

type Merged = { input: ImportedProduct | null; faults: LineFault[] };

/** The product after applying the line, validated by the rules of the product form. */
function mergeLine(draft: Draft, before: ProductRow | undefined, check: Check): Merged {
  const categoryId = categoryOf(draft, before, check);
  const price = draft.price ?? (before && fromQirsh(before.priceQirsh));
  const wanted = {
    name: {
      en: draft.nameEn ?? before?.nameEn ?? draft.nameAr,
      ar: draft.nameAr ?? before?.nameAr ?? draft.nameEn,
    },
    price,
    category: categoryId ?? '',
    store: draft.store ?? before?.store ?? check.store,
    description: {
      en: draft.descriptionEn ?? before?.descriptionEn ?? '',
      ar: draft.descriptionAr ?? before?.descriptionAr ?? '',
    },
    images: mergeImageDraft(before, draft),
    ...Object.fromEntries(plainFields.map((field) => [field, draft[field] ?? before?.[field]])),
    // Availability of a counted product follows its stock, of a box its parts; out of season it can't be set.
    ...(before && !isSellersToSay(before) && { available: before.available }),
    food_facts: draft.food && mergeFoodDraft(before?.foodFacts ?? null, draft.food),
    offer: draft.offer,
    season: draft.season,
  };
  const parsed = parseProduct(wanted, before);
  const said: Partial<Record<Column, string | undefined>> = {
    store: draft.store,
    image: draft.image,
    category: draft.categories?.[0],
    price: draft.price === undefined ? undefined : String(draft.price),
  };
  const faults = (parsed.error?.issues ?? [])
    .map(({ path, message }) => ({ column: columnOf(path), code: message }))
    .filter(({ column }) => !draft.faults.some((fault) => fault.column === column))
    .map(({ column, code }) => {
      if (column === 'category' && said.category) return faultOf(column, 'category_unknown', said.category);
      if (column === 'image' && said.image?.startsWith('data:')) return faultOf(column, 'image_not_url');
      if (column === 'price' && price === undefined) return faultOf(column, 'price_missing');
      return faultOf(column, code, said[column]);
    });
  if (!parsed.success || !categoryId) return { input: null, faults };
  const { name } = parsed.data;
  const input = {
    ...mergeProduct(before ?? null, parsed.data, categoryId),
    ...(!before && draft.size && { sizeGroup: draft.size.group, sizePosition: draft.size.place }),
    ...groupOf(draft, before, parsed.data.store),
    slug: slugFor(draft, before, name.en, check),
    shown: isShown(draft, before, name, check),
  };
  return { input, faults };
}

/** Validates by the form's rules, except that a product may keep a name longer than new ones may be. */
function parseProduct(wanted: { name: Partial<Names> }, before: ProductRow | undefined) {
  const had: Partial<Names> = before ? { en: before.nameEn, ar: before.nameAr } : {};
  const isKept = (language: Language) =>
    had[language] !== undefined && wanted.name[language] === had[language];
  const checked = Object.fromEntries(
    languages.map((language) => [language, isKept(language) ? 'x' : wanted.name[language]]),
  );
  const parsed = schemas.createProduct.input.safeParse({ ...wanted, name: checked });
  if (parsed.success)
    for (const language of languages) if (isKept(language)) parsed.data.name[language] = had[language] ?? '';
  return parsed;
}

type Names = Record<Language, string>;

/** The group of sizes in the sheet. A product that moves to the other store leaves its group, as in the form. */
function groupOf({ group }: Draft, before: ProductRow | undefined, store: Store): Partial<ImportedProduct> {
  if (!group || (before && before.store !== store && before.sizeGroup === group.id)) return {};
  return { sizeGroup: group.id, sizePosition: group.place };
}

/** The note that a known product's category in the file is unknown here, so that it keeps its own. */
function keptCategoryOf(draft: Draft, { format, shelf }: Check): LineFault[] | null {
  const said = format === 'mouneh' || !draft.categories ? undefined : shelf.find(draft.categories);
  return said && !said.id ? [faultOf('category', 'category_kept', said.path)] : null;
}

/** A product known to another shop keeps its category here when the file's category is unknown. */
function categoryOf(draft: Draft, before: ProductRow | undefined, check: Check): string | undefined {
  if (!draft.categories) return before?.categoryId ?? check.shelf.otherwise;
  const kept = check.format === 'mouneh' ? undefined : before?.categoryId;
  return check.shelf.find(draft.categories)?.id ?? kept ?? check.shelf.otherwise;
}

/** A name in only one language would be shown to readers of the other: the product stays hidden until it is translated. */
function isShown(
  draft: Draft,
  before: ProductRow | undefined,
  name: { en: string; ar: string },
  { format }: Check,
): boolean {
  // Without its parts a box would be sold as a single product.
  if (!before) return !isHalfNamed(draft) && !draft.rest.parts && (draft.shown ?? true);
  if (format !== 'mouneh' && name.en === name.ar) return before.shown;
  return draft.shown ?? before.shown;
}

/** Slugs are made from the English name and change with it; a new product may have its own. */
function slugFor(draft: Draft, before: ProductRow | undefined, nameEn: string, { format }: Check): string {
  const made = slugOf(nameEn);
  if (before) return before.slug === made || slugOf(before.nameEn) === made ? before.slug : made;
  // A SKU of WooCommerce is not used as a slug.
  const own = format === 'woocommerce' ? undefined : draft.slug;
  if (own && isSlug(own)) return own;
  const label = draft.size?.label ?? (draft.group?.id ? draft.weight : undefined);
  return label ? slugOf(`${nameEn} ${sizeLabelIn(label, 'en')}`) : made;
}
