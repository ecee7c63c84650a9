import { isArabic, parseYesNo, textOfHtml } from './cell.ts';
import { type Draft, encodingFaultOf, faultOf } from './draft.ts';
import type { FileLine } from './file-line.ts';
import { takeMore } from './image-cells.ts';
import { priceOf, type Reading } from './price-of.ts';
import { sizeOf } from './size-of.ts';
import { splitImages } from './split-images.ts';
import { shopStockOf } from './stock-of.ts';
import { weightOf } from './weight-of.ts';

/** How many variations before their parent are buffered; further ones are imported without their parent, as separate products. */
const maxWaiting = 5000;

type Parent = { line: FileLine; descriptions: string[]; variations: number };

/**
 * The products of a WooCommerce export. A variable product has no price and is not imported itself: each of its
 * variations becomes a product, a size of the others, with its parent's category, description and images in addition to
 * its own. Variations before their parent wait for it; a parent without variations in the file is reported at the end.
 */
export async function* readWooCommerce(
  lines: AsyncIterable<FileLine>,
  reading: Reading,
): AsyncGenerator<Draft> {
  const parents: Parent[] = [];
  const known = new Map<string, Parent>();
  const waiting: FileLine[] = [];
  const parentOf = (line: FileLine) => known.get(line.cell('parent') ?? '');
  const variationOf = (line: FileLine, parent: Parent | undefined) => {
    const draft = draftOf(line, parent, reading);
    if (parent) parent.variations += 1;
    return draft;
  };
  for await (const line of lines) {
    const kinds = (line.cell('kind') ?? '').split(/\s*,\s*/);
    if (kinds.includes('variable')) {
      // Parsed once for all variations, of which there may be as many as lines.
      const parent = { line, descriptions: descriptionsOf(line), variations: 0 };
      parents.push(parent);
      for (const name of [`id:${line.cell('id')}`, line.cell('sku')]) if (name) known.set(name, parent);
      continue;
    }
    if (kinds.includes('variation')) {
      const parent = parentOf(line);
      if (parent || !line.cell('parent') || waiting.length >= maxWaiting) yield variationOf(line, parent);
      else waiting.push(line);
      continue;
    }
    const draft = draftOf(line, undefined, reading);
    yield kinds.includes('grouped') ? { ...draft, faults: [faultOf(null, 'line_kind')] } : draft;
  }
  for (const line of waiting) yield variationOf(line, parentOf(line));
  for (const { line, variations } of parents)
    if (variations === 0)
      yield { ...draftOf(line, undefined, reading), faults: [faultOf(null, 'line_variations')] };
}

/** The long and the short description. */
const descriptionsOf = (line: FileLine): string[] =>
  (['description', 'short_description'] as const).map((field) =>
    textOfHtml((line.cell(field) ?? '').replaceAll('\\n', '\n')),
  );

function draftOf(line: FileLine, of: Parent | undefined, reading: Reading): Draft {
  const parent = of?.line;
  const textOf = (field: Parameters<FileLine['cell']>[0]) => line.cell(field) || parent?.cell(field) || '';
  const name = nameOf(line, parent);
  const [description] = descriptionsOf(line)
    .map((own, place) => own || of?.descriptions[place])
    .filter(Boolean);
  const { price, offer, faults, rest } = priceOf(line, reading);
  const [own, ofParent] = [line, parent].map((one) => splitImages(one?.cell('image') ?? ''));
  const listed = [own, ofParent].flatMap((images) => (images ? [images.first, ...images.further] : []));
  const [first = '', ...further] = [...new Set(listed)].filter(Boolean);
  const others = takeMore(
    first,
    further.map((url) => ({ url, alt: {} })),
  );
  const categories = categoriesOf(textOf('category'));
  // A variation may refer to its parent's stock: such a count belongs to all of them together, so it is ignored.
  const isParents = line.cell('stock') === 'parent';
  const [tags, stock] = [textOf('tags'), isParents ? parent?.cell('stock') : line.cell('stock')];
  return {
    line: line.number,
    slug: line.cell('sku') || undefined,
    [isArabic(name) ? 'nameAr' : 'nameEn']: name || undefined,
    ...(description && { [isArabic(description) ? 'descriptionAr' : 'descriptionEn']: description }),
    price,
    offer,
    stock: isParents || isSoldOn(textOf('backorders')) ? undefined : shopStockOf(stock),
    categories,
    weight: weightOf(name, line, parent),
    size: of && sizeOfVariation(line, of, name),
    ...(first && { image: first, moreImages: others.more }),
    available: parseYesNo(line.cell('available') ?? '') ?? true,
    shown: (parseYesNo(textOf('shown')) ?? true) && !/^hidden$/i.test(textOf('visibility')),
    rest: {
      ...rest,
      ...(tags && { tags }),
      ...(stock && { stock }),
      ...(others.rest && { images: others.rest }),
      ...(categories.length > 1 && { categories: categories.join(', ') }),
    },
    faults: [...encodingFaultOf(line), ...faults],
  };
}

function sizeOfVariation(line: FileLine, { line: parent, variations }: Parent, name: string) {
  const title = textOfHtml(parent.cell('name') ?? '');
  const named = name.startsWith(title) ? name.slice(title.length).replace(/^\s*[-–]\s*/, '') : '';
  const values = (['option_1', 'option_2', 'option_3'] as const).flatMap((field) => line.cell(field) || []);
  const source = { format: 'woocommerce', parent: parent.cell('sku') || parent.cell('id') || '', title };
  return sizeOf(source, variations, values.join(' / ') || named);
}

/** Newer versions name variations `Parent - 500g`, older ones like their parent. */
function nameOf(line: FileLine, parent: FileLine | undefined): string {
  const name = textOfHtml(line.cell('name') || parent?.cell('name') || '');
  if (!parent || name !== textOfHtml(parent.cell('name') ?? '')) return name;
  const values = (['option_1', 'option_2', 'option_3'] as const).flatMap((field) => line.cell(field) || []);
  return values.length > 0 ? `${name} – ${values.join(' / ')}` : name;
}

/** `1` and `notify` allow sales beyond the stock: such a product is not counted here, or it would be out of stock. */
const isSoldOn = (text: string): boolean => parseYesNo(text) === true || /^notify$/i.test(text);

/** `Food > Dairy, Offers` are two categories. A comma in a name is written `\,`. */
const categoriesOf = (text: string): string[] =>
  text
    .split(/(?<!\\),/)
    .map((path) => path.replaceAll('\\,', ',').trim())
    .filter(Boolean);
