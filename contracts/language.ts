/** The two languages of the shop, and everything that depends on the choice, for server and browser. */
export const languages = ['en', 'ar'] as const;
export type Language = (typeof languages)[number];
/** A text in both languages, such as a product's name. */
export type Bilingual = Record<Language, string>;

export const otherLanguage = (language: Language): Language => (language === 'en' ? 'ar' : 'en');
export const directionOf = (language: Language): 'ltr' | 'rtl' => (language === 'ar' ? 'rtl' : 'ltr');
export const currencySign = (language: Language): string => (language === 'ar' ? 'د.أ' : 'JD');
/** Between the parts of a list in a sentence. */
export const commaIn = (language: Language): string => (language === 'ar' ? '، ' : ', ');
/** The word for a delivery fee of 0, on every page, document and message. */
export const freeIn = (language: Language): string => (language === 'ar' ? 'مجاني' : 'Free');

/** BCP 47 tag for Intl: Jordanian months, Latin digits in both languages. */
export const localeOf = (language: Language): string =>
  language === 'ar' ? 'ar-JO-u-nu-latn' : 'en-GB-u-nu-latn';

/** Case-insensitive, as the router's paths are. */
const arabicPath = /^\/ar(?=[/?#]|$)/i;

/** Reads the language from a URL path: `/ar` and `/ar/…` are Arabic, all others English. */
export const languageOfPath = (pathname: string): Language => (arabicPath.test(pathname) ? 'ar' : 'en');

/** The same page in `language`: `/cart` ↔ `/ar/cart`, `/` ↔ `/ar`. `path` may carry a query and a hash. */
export function pathInLanguage(path: string, language: Language): string {
  const bare = path.replace(arabicPath, '');
  // A path that begins with two slashes of either kind would name another host.
  const rooted = `/${bare.replace(/^[/\\]+/, '')}`;
  if (language === 'en') return rooted;
  return rooted === '/' ? '/ar' : `/ar${rooted.replace(/^\/(?=[?#])/, '')}`;
}

/** Cached: creating a format costs a hundred times as much as using it. */
const dayFormats: Partial<Record<Language, Intl.DateTimeFormat>> = {};

/** An order's day as `dd MMMM yyyy` in Amman: `15 January 2026`, `15 كانون الثاني 2026`. */
export function formatDay(iso: string, language: Language): string {
  dayFormats[language] ??= new Intl.DateTimeFormat(localeOf(language), {
    day: '2-digit',
    month: 'long',
    year: 'numeric',
    timeZone: 'Asia/Amman',
  });
  return dayFormats[language].format(new Date(iso));
}
