import type { Language } from '../../contracts/language.ts';

/** Texts about product images, separate from the words of the catalogue, which every page downloads. */
const english = {
  label: 'Pictures',
  nth: (place: number, of: number) => `Picture ${place} of ${of}`,
  enlarge: (alt: string) => `Enlarge: ${alt}`,
};

export const galleryWords: Record<Language, typeof english> = {
  en: english,
  ar: {
    label: 'الصور',
    nth: (place, of) => `الصورة ${place} من ${of}`,
    enlarge: (alt) => `تكبير: ${alt}`,
  },
};
