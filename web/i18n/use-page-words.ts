import type { Language } from '../../contracts/language.ts';
import { useLanguage, useWords } from './language.tsx';
import { nameShop } from './name-shop.ts';

/** Texts that pages import in both languages, so that a first visit to other pages does not download them. */
export function usePageWords<PageWords extends object>(words: Record<Language, PageWords>): PageWords {
  return nameShop(words[useLanguage()], useWords().shell.shopName);
}
