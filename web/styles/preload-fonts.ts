import { preload } from 'react-dom';
import type { Language } from '../../contracts/language.ts';
import readexArabic from './fonts/readex-pro-arabic.woff2?url';
import readexMarks from './fonts/readex-pro-arabic-marks.woff2?url';
import readexLatin from './fonts/readex-pro-latin.woff2?url';
import kufiArabic from './fonts/reem-kufi-arabic.woff2?url';
import kufiMarks from './fonts/reem-kufi-arabic-marks.woff2?url';
import kufiLatin from './fonts/reem-kufi-latin.woff2?url';

const fonts: Record<Language, string[]> = {
  en: [kufiLatin, readexLatin],
  ar: [kufiArabic, readexArabic, kufiMarks, readexMarks],
};

/** Preloads the fonts with the page: if large words were rendered in the fallback first, content below would move. */
export function preloadFonts(language: Language): void {
  for (const font of fonts[language]) {
    preload(font, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  }
}
