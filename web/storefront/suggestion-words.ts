import type { Language } from '../../contracts/language.ts';
import { plural } from '../../contracts/plural.ts';

/** Texts of the suggestions, separate from the words of the catalogue, which every page downloads. */
const english = {
  list: 'Suggestions',
  count: (count: number) => plural('en', count, { one: '# suggestion', other: '# suggestions' }),
  searchFor: 'Search for',
};

export const suggestionWords: Record<Language, typeof english> = {
  en: english,
  ar: {
    list: 'اقتراحات',
    count: (count) =>
      plural('ar', count, {
        one: 'اقتراح واحد',
        two: 'اقتراحان',
        few: '# اقتراحات',
        many: '# اقتراحًا',
        other: '# اقتراح',
      }),
    searchFor: 'البحث عن',
  },
};
