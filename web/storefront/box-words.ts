import type { Language } from '../../contracts/language.ts';

type BoxWords = { title: string; alone: (price: string) => string };

/** Apart from the shop's words: the page of a product that is no box downloads none of them. */
export const boxWords: Record<Language, BoxWords> = {
  en: { title: 'What’s in the box', alone: (price) => `Bought separately: ${price}` },
  ar: { title: 'في الصندوق', alone: (price) => `ثمنها منفردةً: ${price}` },
};
