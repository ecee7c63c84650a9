type Place = { en: string; ar: string };

/** Governorates, towns and regions of Jordan, from north to south. */
export const jordanPlaces: Place[] = [
  { en: 'Umm Qais', ar: 'أم قيس' },
  { en: 'Ramtha', ar: 'الرمثا' },
  { en: 'Irbid', ar: 'إربد' },
  { en: 'Ajloun', ar: 'عجلون' },
  { en: 'Jerash', ar: 'جرش' },
  { en: 'Mafraq', ar: 'المفرق' },
  { en: 'Zarqa', ar: 'الزرقاء' },
  { en: 'Azraq', ar: 'الأزرق' },
  { en: 'Balqa', ar: 'البلقاء' },
  { en: 'Salt', ar: 'السلط' },
  { en: 'Fuheis', ar: 'الفحيص' },
  { en: 'Amman', ar: 'عمّان' },
  { en: 'Jordan Valley', ar: 'الأغوار' },
  { en: 'Dead Sea', ar: 'البحر الميت' },
  { en: 'Madaba', ar: 'مادبا' },
  { en: 'Dhiban', ar: 'ذيبان' },
  { en: 'Karak', ar: 'الكرك' },
  { en: 'Tafila', ar: 'الطفيلة' },
  { en: 'Dana', ar: 'ضانا' },
  { en: 'Shobak', ar: 'الشوبك' },
  { en: 'Wadi Musa', ar: 'وادي موسى' },
  { en: "Ma'an", ar: 'معان' },
  { en: 'Wadi Rum', ar: 'وادي رم' },
  { en: 'Aqaba', ar: 'العقبة' },
];

/** Jordan, then its neighbours, then the countries that the groceries come from. */
export const places: Place[] = [
  { en: 'Jordan', ar: 'الأردن' },
  ...jordanPlaces,
  { en: 'Palestine', ar: 'فلسطين' },
  { en: 'Jenin', ar: 'جنين' },
  { en: 'Nablus', ar: 'نابلس' },
  { en: 'Jericho', ar: 'أريحا' },
  { en: 'Jerusalem', ar: 'القدس' },
  { en: 'Bethlehem', ar: 'بيت لحم' },
  { en: 'Hebron', ar: 'الخليل' },
  { en: 'Gaza', ar: 'غزة' },
  { en: 'Syria', ar: 'سوريا' },
  { en: 'Hauran', ar: 'حوران' },
  { en: 'Damascus', ar: 'دمشق' },
  { en: 'Homs', ar: 'حمص' },
  { en: 'Hama', ar: 'حماة' },
  { en: 'Aleppo', ar: 'حلب' },
  { en: 'Lebanon', ar: 'لبنان' },
  { en: 'Bekaa', ar: 'البقاع' },
  { en: 'Egypt', ar: 'مصر' },
  { en: 'Aswan', ar: 'أسوان' },
  { en: 'Iraq', ar: 'العراق' },
  { en: 'Basra', ar: 'البصرة' },
  { en: 'Saudi Arabia', ar: 'السعودية' },
  { en: 'Madinah', ar: 'المدينة المنورة' },
  { en: 'Yemen', ar: 'اليمن' },
  { en: 'Türkiye', ar: 'تركيا' },
  { en: 'Iran', ar: 'إيران' },
  { en: 'India', ar: 'الهند' },
  { en: 'Sri Lanka', ar: 'سريلانكا' },
  { en: 'China', ar: 'الصين' },
  { en: 'Thailand', ar: 'تايلاند' },
  { en: 'Brazil', ar: 'البرازيل' },
  { en: 'Italy', ar: 'إيطاليا' },
  { en: 'Spain', ar: 'إسبانيا' },
];

/** Folds a place's name: vowel marks, hamzas and apostrophes don't distinguish places (عمان, اربد, Maan, Turkiye). */
export function foldPlace(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}ـ'‘’ʿ]/gu, '')
    .replace(/ى/g, 'ي')
    .replace(/ة/g, 'ه')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}

const placesByName = new Map(
  places.flatMap((place) => [place.en, place.ar].map((name) => [foldPlace(name), place])),
);

/**
 * The known place that a text names in English or in Arabic, or undefined. The seller types the origin once, in either
 * language; each reader sees it in their own.
 */
export function findPlace(text: string) {
  return placesByName.get(foldPlace(text));
}
