import type { Bilingual } from './language.ts';

/** The most images of a product, the one in lists included. */
export const maxImages = 8;
/** The longest alternative text in one language, in characters. */
export const longestAlt = 250;
/** The longest address of a further image, in characters. */
export const longestImageUrl = 2000;

/** An image with its alternative text; an empty one means the product's name. */
export type DescribedImage = { url: string; alt: Bilingual };

/** The columns after `image` in the shop's own file: the first image's text, then a line for each of the others. */
export const imageColumns = [
  'image_alt_en',
  'image_alt_ar',
  'more_images',
  'more_images_alt_en',
  'more_images_alt_ar',
] as const;
export type ImageColumn = (typeof imageColumns)[number];
