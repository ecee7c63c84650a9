import readexArabic from '@fontsource-variable/readex-pro/files/readex-pro-arabic-wght-normal.woff2?url';
import readexLatin from '@fontsource-variable/readex-pro/files/readex-pro-latin-wght-normal.woff2?url';
import kufiArabic from '@fontsource-variable/reem-kufi/files/reem-kufi-arabic-wght-normal.woff2?url';
import kufiLatin from '@fontsource-variable/reem-kufi/files/reem-kufi-latin-wght-normal.woff2?url';
import { preload } from 'react-dom';
import type { Language } from '../../contracts/language.ts';

// Arabic text takes its spaces and digits from the Latin files.
const fonts: Record<Language, string[]> = {
  en: [kufiLatin, readexLatin],
  ar: [kufiArabic, readexArabic, kufiLatin, readexLatin],
};

/** Asks for the letters with the page itself: drawn in the fallback first, large words would move what is below. */
export function preloadFonts(language: Language): void {
  for (const font of fonts[language]) {
    preload(font, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  }
}
