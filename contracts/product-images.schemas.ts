import * as z from 'zod/mini';
import { languages } from './language.ts';
import { longestAlt, longestImageUrl, maxImages } from './product-images.ts';
import { bilingualSchema, longest } from './text.schemas.ts';

/** The one image that lists show, when it is sent alone; '' for none. */
export const imageInput = z.string({ error: 'image_invalid' }).check(
  z.trim(),
  z.maxLength(8000, { error: 'image_invalid' }),
  z.overwrite((image) => image.replaceAll('\\', '/')),
  z.refine((image) => image === '' || /^(https?:\/\/|\/(?!\/))/.test(image), { error: 'image_invalid' }),
);

/** A single line, as files hold one alternative text per line. */
const altInput = z.string({ error: 'invalid' }).check(
  z.overwrite((text) => text.replace(/\s+/g, ' ')),
  z.trim(),
  longest(longestAlt),
);

const altsInput = z.object(
  Object.fromEntries(languages.map((language) => [language, altInput])) as Record<
    'en' | 'ar',
    typeof altInput
  >,
);

/** All images of a product in their order; lists show the first. */
export const imagesInput = z
  .array(z.object({ url: imageInput, alt: z.optional(altsInput) }), {
    error: 'image_invalid',
  })
  .check(
    z.maxLength(maxImages, { error: 'images_many' }),
    z.refine((images) => images.slice(1).every(({ url }) => url.length <= longestImageUrl), {
      error: 'image_invalid',
    }),
  );

export const imagesSchema = z.array(z.object({ url: z.string(), alt: bilingualSchema }));
