import { longestLabel } from '../../contracts/size-labels.ts';
import { slugOf } from '../catalogue/slug.ts';
import { isArabic, parseYesNo, textOfHtml } from './cell.ts';
import { type Draft, encodingFaultOf } from './draft.ts';
import type { FileLine } from './file-line.ts';
import { type DraftImage, takeMore } from './image-cells.ts';
import { priceOf, type Reading } from './price-of.ts';
import { sizeOf, tidyLabel } from './size-of.ts';
import { shopStockOf } from './stock-of.ts';
import { weightOf } from './weight-of.ts';

const textOf = (line: FileLine, field: Parameters<FileLine['cell']>[0]): string => line.cell(field) ?? '';

/**
 * The products of a Shopify export. Lines with the same handle are one product with its images and variants; each
 * variant becomes a product, a size of the others, and the first keeps the handle.
 */
export async function* readShopify(lines: AsyncIterable<FileLine>, reading: Reading): AsyncGenerator<Draft> {
  let group: FileLine[] = [];
  for await (const line of lines) {
    const handle = textOf(line, 'slug');
    if (group[0] && textOf(group[0], 'slug') !== handle) {
      yield* draftsOf(group, reading);
      group = [];
    }
    group.push(line);
  }
  yield* draftsOf(group, reading);
}

function* draftsOf(group: FileLine[], reading: Reading): Generator<Draft> {
  const [first] = group;
  if (!first) return;
  // A line without a price only has a further image.
  const variants = group.filter((line) => line === first || textOf(line, 'price') !== '');
  const images = imagesOf(group);
  // Parsed once for all variants, of which there may be as many as lines.
  const description = textOfHtml(textOf(first, 'description'));
  for (const [place, line] of variants.entries()) {
    const option = variants.length > 1 ? optionOf(line) || String(place + 1) : '';
    yield draftOf(first, { line, place, option, images, description }, reading);
  }
}

/** `500g / Red`; Shopify writes "Default Title" where there is nothing to choose. */
const optionOf = ({ cell }: FileLine): string =>
  (['option_1', 'option_2', 'option_3'] as const)
    .map((field) => cell(field) ?? '')
    .filter((value) => value && value !== 'Default Title')
    .join(' / ');

type Variant = { line: FileLine; place: number; option: string; images: Images; description: string };
type Images = { all: DraftImage[]; ofVariants: Set<string> };

/** The images of a product by position, and each variant's own one. */
function imagesOf(group: FileLine[]): Images {
  const all = group
    .filter((line) => textOf(line, 'image') !== '')
    .map((line) => {
      const alt = textOf(line, 'image_alt');
      return {
        url: textOf(line, 'image'),
        alt: alt ? { [isArabic(alt) ? 'ar' : 'en']: alt } : {},
        position: Number(textOf(line, 'image_position') || Number.POSITIVE_INFINITY),
      };
    })
    .sort((one, other) => (one.position < other.position ? -1 : one.position > other.position ? 1 : 0))
    .map(({ url, alt }) => ({ url, alt }));
  return { all, ofVariants: new Set(group.map((line) => textOf(line, 'variant_image'))) };
}

/** A variant's own image, else the product's first, followed by the product's images that belong to no other variant. */
function imagesFor(line: FileLine, { all, ofVariants }: Images) {
  const own = textOf(line, 'variant_image');
  const first = all.find(({ url }) => url === own) ?? (own ? { url: own, alt: {} } : all[0]);
  if (!first) return { rest: '' };
  const { more, rest } = takeMore(
    first.url,
    all.filter(({ url }) => !ofVariants.has(url)),
  );
  return { image: first.url, imageAlt: first.alt, moreImages: more, rest };
}

function draftOf(
  first: FileLine,
  { line, place, option, images, description }: Variant,
  reading: Reading,
): Draft {
  const title = textOf(first, 'name');
  const name = option && title ? `${title} – ${option}` : title;
  const { price, offer, faults, rest } = priceOf(line, reading);
  const [status, published] = [textOf(first, 'status'), textOf(first, 'shown')];
  const { rest: leftImages, ...ownImages } = imagesFor(line, images);
  const [tags, stock] = [textOf(first, 'tags'), isCounted(line) ? textOf(line, 'stock') : ''];
  return {
    line: line.number,
    slug: slugFor(textOf(first, 'slug'), place, option),
    [isArabic(name) ? 'nameAr' : 'nameEn']: name || undefined,
    ...(description && { [isArabic(description) ? 'descriptionAr' : 'descriptionEn']: description }),
    price,
    offer,
    // A product that is sold beyond its stock is not counted here.
    stock: sellsOn(line) ? undefined : shopStockOf(stock),
    categories: [textOf(first, 'category'), textOf(first, 'category_path')].filter(Boolean),
    // A product with a single variant may still have a size.
    weight: option ? weightOf(option, line) : sizeAlone(line, title),
    size: option
      ? sizeOf({ format: 'shopify', parent: textOf(first, 'slug'), title }, place, option)
      : undefined,
    ...ownImages,
    available: isAvailable(line),
    shown: parseYesNo(status) !== false && parseYesNo(published) !== false,
    rest: {
      ...rest,
      ...(tags && { tags }),
      ...(stock && { stock }),
      ...(leftImages && { images: leftImages }),
    },
    faults: [...encodingFaultOf(line), ...faults],
  };
}

/** The size of a product with one variant: its option, such as `500g` or `Large`, else from its title or its grams. */
function sizeAlone(line: FileLine, title: string): string | undefined {
  const own = optionOf(line);
  return own && own.length <= longestLabel ? tidyLabel(own) : weightOf(title, line);
}

function slugFor(handle: string, place: number, option: string): string {
  if (place === 0) return handle;
  const end = slugOf(option);
  return `${handle}-${end === 'product' ? place + 1 : end}`;
}

const isCounted = (line: FileLine): boolean => textOf(line, 'stock_tracked') !== '';

const sellsOn = (line: FileLine): boolean => /^(continue|true)$/i.test(textOf(line, 'stock_policy'));

function isAvailable(line: FileLine): boolean {
  return !isCounted(line) || sellsOn(line) || Number(textOf(line, 'stock') || '1') > 0;
}
