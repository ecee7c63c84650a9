import {
  type DescribedImage,
  type ImageColumn,
  longestAlt,
  longestImageUrl,
  maxImages,
} from '../../contracts/product-images.ts';
import type { ProductContent } from '../catalogue/product.table.ts';
import { imagesOf } from '../catalogue/product-images.ts';
import { cutText } from './draft.ts';
import type { FileLine } from './file-line.ts';

/** An image in a file; an alternative text is undefined where the file has none. */
export type DraftImage = { url: string; alt: { en?: string | undefined; ar?: string | undefined } };

/** Whether it is a URL or a path of the shop; a mere file name is not. */
const isAddress = (url: string) => /^(https?:\/\/|\/(?!\/))/.test(url) && url.length <= longestImageUrl;

/** The images after the first that a product takes, and the rest: beyond the eighth, or without a valid address. */
export function takeMore(first: string, more: DraftImage[]): { more: DraftImage[]; rest: string } {
  const seen = new Set([first]);
  const others = more.filter(({ url }) => !seen.has(url) && seen.add(url));
  const taken = others.filter(({ url }) => isAddress(url)).slice(0, maxImages - 1);
  const left = others.filter((image) => !taken.includes(image));
  return { more: taken, rest: left.map(({ url }) => url).join(' ') };
}

/** The images after the first in a sheet; undefined where it has none. `further` are those in the first image's cell. */
export function readMoreImages(
  { cell, wholeCell }: FileLine,
  further: string[],
): { alt: DraftImage['alt']; more: DraftImage[] | undefined } {
  const lines = (column: ImageColumn) =>
    wholeCell(column)
      ?.split('\n')
      .map((text) => text.trim());
  const [en, ar] = [lines('more_images_alt_en'), lines('more_images_alt_ar')];
  const listed = lines('more_images')?.map((url, place) => ({
    url,
    alt: { en: en && (en[place] ?? ''), ar: ar && (ar[place] ?? '') },
  }));
  const all = [...further.map((url) => ({ url, alt: {} })), ...(listed ?? [])].filter(({ url }) => url);
  return {
    alt: { en: cell('image_alt_en'), ar: cell('image_alt_ar') },
    more: listed || further.length > 0 ? all : undefined,
  };
}

type DraftImages = {
  image?: string | undefined;
  imageAlt?: DraftImage['alt'] | undefined;
  moreImages?: DraftImage[] | undefined;
};

/** The images after a line: its data, else the previous ones. An alternative text stays with its image's address. */
export function mergeImageDraft(before: ProductContent | undefined, draft: DraftImages): DescribedImage[] {
  const [first, ...others] = before ? imagesOf(before) : [];
  const known = new Map([...(first ? [first] : []), ...others].map(({ url, alt }) => [url, alt]));
  const described = ({ url, alt }: DraftImage) => ({
    url,
    alt: {
      en: cutText(alt.en ?? known.get(url)?.en ?? '', longestAlt),
      ar: cutText(alt.ar ?? known.get(url)?.ar ?? '', longestAlt),
    },
  });
  const image = draft.image ?? first?.url ?? '';
  return [
    ...(image ? [described({ url: image, alt: draft.imageAlt ?? {} })] : []),
    ...(draft.moreImages?.map(described) ?? others),
  ];
}

/** The images as cells of the shop's own file. */
export function imageCellsOf(product: Parameters<typeof imagesOf>[0]): Record<'image' | ImageColumn, string> {
  const [first, ...more] = imagesOf(product);
  const lines = (read: (image: DescribedImage) => string) => more.map(read).join('\n').trimEnd();
  return {
    image: first?.url ?? '',
    image_alt_en: first?.alt.en ?? '',
    image_alt_ar: first?.alt.ar ?? '',
    more_images: lines(({ url }) => url),
    more_images_alt_en: lines(({ alt }) => alt.en),
    more_images_alt_ar: lines(({ alt }) => alt.ar),
  };
}
