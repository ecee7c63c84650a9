import type { Language } from '../../contracts/language.ts';

type BoxWords = { title: string; alone: (price: string) => string };

/** Separate from the shop's words, so that pages of other products don't download them. */
export const boxWords: Record<Language, BoxWords> = {
  en: { title: 'What’s in the box', alone: (price) => `Bought separately: ${price}` },
  ar: { title: 'في الصندوق', alone: (price) => `ثمنها منفردةً: ${price}` },
};
