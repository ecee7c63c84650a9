import { isArabic, parsePrice, parseYesNo, textOfHtml } from './cell.ts';
import { type Draft, faultOf } from './draft.ts';
import type { FileLine } from './read-records.ts';

/** WooCommerce's own export, "Product CSV Import Schema" in its wiki. */
export const isWooCommerce = (headings: string[]): boolean =>
  headings.includes('name') && headings.includes('type') && headings.includes('regular price');

/**
 * The products of a WooCommerce export. A variable product has no price and is none here: each of its variations becomes
 * a product, with its parent's category, description and pictures where it has none of its own.
 */
export async function* readWooCommerce(
  lines: AsyncIterable<FileLine>,
  { hasDecimalComma }: { hasDecimalComma: boolean },
): AsyncGenerator<Draft> {
  const parents = new Map<string, FileLine>();
  for await (const line of lines) {
    const types = (line.cell('type') ?? '').split(/\s*,\s*/);
    if (types.includes('variable')) {
      parents.set(`id:${line.cell('id')}`, line);
      parents.set(line.cell('sku') ?? '', line);
      continue;
    }
    const parent = types.includes('variation') ? parents.get(line.cell('parent') ?? '') : undefined;
    yield draftOf(line, parent, hasDecimalComma, types.includes('grouped'));
  }
}

function draftOf(
  line: FileLine,
  parent: FileLine | undefined,
  hasDecimalComma: boolean,
  isGroup: boolean,
): Draft {
  const textOf = (heading: string) => line.cell(heading) || parent?.cell(heading) || '';
  const name = nameOf(line, parent);
  const description = textOfHtml(textOf('description').replaceAll('\\n', '\n'));
  const short = textOfHtml(textOf('short description').replaceAll('\\n', '\n'));
  const told = description || short;
  const priceCell = line.cell('regular price') ?? '';
  const price = parsePrice(priceCell, hasDecimalComma);
  const faults = 'fault' in price ? [faultOf('price', price.fault, priceCell)] : [];
  return {
    line: line.number,
    slug: line.cell('sku') || undefined,
    [isArabic(name) ? 'nameAr' : 'nameEn']: name || undefined,
    ...(told && { [isArabic(told) ? 'descriptionAr' : 'descriptionEn']: told }),
    price: 'price' in price ? price.price : undefined,
    categories: categoriesOf(textOf('categories')),
    weight: weightOf(line, parent),
    image: textOf('images').split(/\s*,\s*(?=https?:)/)[0] || undefined,
    available: parseYesNo(line.cell('in stock?') ?? '') ?? true,
    shown: parseYesNo(textOf('published')) ?? true,
    faults: isGroup ? [faultOf(null, 'line_kind')] : faults,
  };
}

/** Variations are called `Parent - 500g` by newer versions, and like their parent by older ones. */
function nameOf(line: FileLine, parent: FileLine | undefined): string {
  const name = line.cell('name') || parent?.cell('name') || '';
  if (!parent || name !== parent.cell('name')) return name;
  const values = [1, 2, 3].map((number) => line.cell(`attribute ${number} value(s)`)).filter(Boolean);
  return values.length > 0 ? `${name} – ${values.join(' / ')}` : name;
}

/** `Food > Dairy, Offers`: the last part of each says most. A comma inside of a name is written `\,`. */
const categoriesOf = (text: string): string[] =>
  text
    .split(/(?<!\\),/)
    .flatMap((path) => path.replaceAll('\\,', ',').split('>').reverse())
    .map((part) => part.trim())
    .filter(Boolean);

/** The heading names the unit: `Weight (kg)`. */
function weightOf(line: FileLine, parent: FileLine | undefined): string | undefined {
  for (const unit of ['kg', 'g', 'lbs', 'oz']) {
    const text = line.cell(`weight (${unit})`) || parent?.cell(`weight (${unit})`);
    const amount = Number(text?.replace(',', '.'));
    if (!(amount > 0)) continue;
    const isSmall = unit === 'kg' && amount < 1;
    return isSmall ? `${Math.round(amount * 1000)}g` : `${amount}${unit}`;
  }
  return undefined;
}
