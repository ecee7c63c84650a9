import { parseWeight } from '../../contracts/weight.ts';
import { slugOf } from '../catalogue/slug.ts';
import { isArabic, parsePrice, parseYesNo, textOfHtml } from './cell.ts';
import { type Draft, faultOf } from './draft.ts';
import type { FileLine } from './read-records.ts';

/** Headings of Shopify's export, as they were and as they are since 2024 (help.shopify.com, "Using CSV files"). */
const headings = {
  handle: ['handle', 'url handle'],
  title: ['title'],
  body: ['body (html)', 'description'],
  type: ['type'],
  taxonomy: ['product category'],
  published: ['published', 'published on online store'],
  status: ['status'],
  price: ['variant price', 'price'],
  grams: ['variant grams', 'weight value (grams)'],
  tracker: ['variant inventory tracker', 'inventory tracker'],
  quantity: ['variant inventory qty', 'inventory quantity'],
  policy: ['variant inventory policy', 'continue selling when out of stock'],
  image: ['image src', 'product image url'],
  variantImage: ['variant image', 'variant image url'],
} as const;
type Heading = keyof typeof headings;

export const isShopify = (found: string[]): boolean =>
  headings.handle.some((heading) => found.includes(heading)) && found.includes('title');

const textOf = (line: FileLine, heading: Heading): string => {
  for (const name of headings[heading]) {
    const text = line.cell(name);
    if (text) return text;
  }
  return '';
};

/**
 * The products of a Shopify export. Lines of one handle are one product with its pictures and variants; the shop has no
 * variants, so each becomes a product of its own, `Name – 500g`, and the first keeps the handle.
 */
export async function* readShopify(
  lines: AsyncIterable<FileLine>,
  { hasDecimalComma }: { hasDecimalComma: boolean },
): AsyncGenerator<Draft> {
  let group: FileLine[] = [];
  for await (const line of lines) {
    const handle = textOf(line, 'handle');
    if (group[0] && textOf(group[0], 'handle') !== handle) {
      yield* draftsOf(group, hasDecimalComma);
      group = [];
    }
    group.push(line);
  }
  yield* draftsOf(group, hasDecimalComma);
}

function* draftsOf(group: FileLine[], hasDecimalComma: boolean): Generator<Draft> {
  const [first] = group;
  if (!first) return;
  // A line without a price carries one more picture.
  const variants = group.filter((line) => line === first || textOf(line, 'price') !== '');
  for (const [place, variant] of variants.entries()) {
    const option = variants.length > 1 ? optionOf(variant) || String(place + 1) : '';
    yield draftOf(first, variant, { place, option, hasDecimalComma });
  }
}

/** `500g / Red`; the export says "Default Title" where there is nothing to choose. */
const optionOf = ({ cell }: FileLine): string =>
  [1, 2, 3]
    .map((number) => cell(`option${number} value`) ?? '')
    .filter((value) => value && value !== 'Default Title')
    .join(' / ');

type Variant = { place: number; option: string; hasDecimalComma: boolean };

function draftOf(first: FileLine, variant: FileLine, { place, option, hasDecimalComma }: Variant): Draft {
  const title = textOf(first, 'title');
  const name = option && title ? `${title} – ${option}` : title;
  const price = parsePrice(textOf(variant, 'price'), hasDecimalComma);
  const description = textOfHtml(textOf(first, 'body'));
  const [status, published] = [textOf(first, 'status'), textOf(first, 'published')];
  return {
    line: variant.number,
    slug: slugFor(textOf(first, 'handle'), place, option),
    [isArabic(name) ? 'nameAr' : 'nameEn']: name || undefined,
    ...(description && { [isArabic(description) ? 'descriptionAr' : 'descriptionEn']: description }),
    price: 'price' in price ? price.price : undefined,
    categories: [textOf(first, 'type'), ...partsOf(textOf(first, 'taxonomy'))].filter(Boolean),
    weight: weightOf(variant, option),
    image: textOf(variant, 'variantImage') || textOf(first, 'image') || undefined,
    available: isAvailable(variant),
    shown: parseYesNo(status) !== false && parseYesNo(published) !== false,
    faults: 'fault' in price ? [faultOf('price', price.fault, textOf(variant, 'price'))] : [],
  };
}

/** `Food > Dairy > Cheese`: the last part says most. */
const partsOf = (taxonomy: string): string[] => taxonomy.split(/\s*>\s*/).reverse();

function slugFor(handle: string, place: number, option: string): string {
  if (place === 0) return handle;
  const end = slugOf(option);
  return `${handle}-${end === 'product' ? place + 1 : end}`;
}

function weightOf(variant: FileLine, option: string): string | undefined {
  const said = option.split(' / ').find((part) => {
    const weight = parseWeight(part);
    return weight && 'measure' in weight;
  });
  if (said) return said;
  const grams = Number(textOf(variant, 'grams'));
  if (!(grams > 0)) return undefined;
  return grams >= 1000 && grams % 100 === 0 ? `${grams / 1000}kg` : `${grams}g`;
}

function isAvailable(variant: FileLine): boolean {
  const isCounted = textOf(variant, 'tracker') !== '';
  const sellsOn = /^(continue|true)$/i.test(textOf(variant, 'policy'));
  return !isCounted || sellsOn || Number(textOf(variant, 'quantity') || '1') > 0;
}
