import { type DescribedImage, maxImages } from '../../contracts/product-images.ts';
import type { ProductContent } from './product.table.ts';

type ImageColumns = Pick<ProductContent, 'image' | 'imageAlt' | 'moreImages'>;
type Given = { url: string; alt?: DescribedImage['alt'] | undefined };

const noAlt = { en: '', ar: '' };

/** All images of a product in order. Snapshots from before these columns existed lack them. */
export const imagesOf = ({
  image,
  imageAlt,
  moreImages,
}: Pick<ImageColumns, 'image'> & Partial<ImageColumns>): DescribedImage[] =>
  image === '' ? [] : [{ url: image, alt: imageAlt ?? noAlt }, ...(moreImages ?? [])];

/** The normal form of these images as columns: without empty and duplicate ones, so that equal images compare as equal. */
function imageColumnsOf(given: Given[]): ImageColumns {
  const images = new Map<string, DescribedImage>();
  for (const { url, alt = noAlt } of given)
    if (url && !images.has(url)) images.set(url, { url, alt: { en: alt.en, ar: alt.ar } });
  const [first, ...more] = [...images.values()].slice(0, maxImages);
  return {
    image: first?.url ?? '',
    imageAlt: first && (first.alt.en || first.alt.ar) ? first.alt : null,
    moreImages: more,
  };
}

/**
 * The images after a change: all that are given; or, where only `image` is given, the first one replaced (or removed
 * when it is empty), and the others unchanged.
 */
export function mergeImages(
  before: ImageColumns | null,
  { image, images }: { image?: string | undefined; images?: Given[] | undefined },
): ImageColumns {
  if (images) return imageColumnsOf(images);
  const [first, ...more] = before ? imagesOf(before) : [];
  if (image === undefined || image === first?.url) return imageColumnsOf(first ? [first, ...more] : []);
  return imageColumnsOf([{ url: image }, ...more]);
}
