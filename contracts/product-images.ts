import type { Bilingual } from './language.ts';

/** The most images of one product, with the one that lists show. */
export const maxImages = 8;
/** Letters of an alternative text in one language. */
export const longestAlt = 250;
/** Letters of a further image's address. */
export const longestImageUrl = 2000;

/** An image with the text that stands for it where it is not seen; an empty one is the product's name. */
export type DescribedImage = { url: string; alt: Bilingual };

/** The columns of the shop's own file after `image`: the first one's text, and of the others a line each, in their order. */
export const imageColumns = [
  'image_alt_en',
  'image_alt_ar',
  'more_images',
  'more_images_alt_en',
  'more_images_alt_ar',
] as const;
export type ImageColumn = (typeof imageColumns)[number];
