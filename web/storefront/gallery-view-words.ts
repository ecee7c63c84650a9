import type { Language } from '../../contracts/language.ts';

/** Texts of the gallery that need its scripts. */
const english = {
  previous: 'Previous picture',
  next: 'Next picture',
  close: 'Close',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
};

export const galleryViewWords: Record<Language, typeof english> = {
  en: english,
  ar: {
    previous: 'الصورة السابقة',
    next: 'الصورة التالية',
    close: 'إغلاق',
    zoomIn: 'تكبير',
    zoomOut: 'تصغير',
  },
};
