import { findTown } from './governorates.ts';
import { type Bilingual, type Language, languages } from './language.ts';
import { foldPlace } from './places.ts';

/** ISO 3166-1 alpha-2 codes of all countries except Jordan: where an order abroad may go. */
export const countryCodes = (
  'AD AE AF AG AI AL AM AO AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BW BY BZ ' +
  'CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK ' +
  'FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GT GU GW GY HK HN HR HT HU ID IE IL IM IN IO IQ IR IS ' +
  'IT JE JM JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML ' +
  'MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM ' +
  'PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD ' +
  'TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW'
).split(' ');

/** Stands for a typed country whose name is not in the Unicode locale data; no order can choose it. */
export const unknownCountry = 'ZZ';

/** Jordan's neighbours and the Gulf, where most parcels abroad go: listed before all others. */
export const nearbyCountries: readonly string[] = 'SA AE KW QA BH OM IQ PS SY LB EG'.split(' ');

/** Names that differ in Jordan from the Unicode locale data. */
const ownNames: Record<string, Bilingual> = {
  AE: { en: 'United Arab Emirates', ar: 'الإمارات' },
  PS: { en: 'Palestine', ar: 'فلسطين' },
  SA: { en: 'Saudi Arabia', ar: 'السعودية' },
  [unknownCountry]: { en: 'Another country', ar: 'بلد آخر' },
};

/** Cached: creating one costs a hundred times as much as using it. */
const regionNames: Partial<Record<Language, Intl.DisplayNames>> = {};

/** The name of a country; `code` is one of {@link countryCodes}, or Jordan's. */
export function nameOfCountry(code: string, language: Language): string {
  regionNames[language] ??= new Intl.DisplayNames(language, { type: 'region' });
  return ownNames[code]?.[language] ?? regionNames[language].of(code) ?? code;
}

export const countryName = (code: string): Bilingual => ({
  en: nameOfCountry(code, 'en'),
  ar: nameOfCountry(code, 'ar'),
});

/** Further spellings that people type. */
const otherNames: Record<string, string> = {
  ...{ KSA: 'SA', UAE: 'AE', Emirates: 'AE', UK: 'GB', England: 'GB', USA: 'US', America: 'US' },
  ...{ 'المملكة العربية السعودية': 'SA', 'الإمارات العربية المتحدة': 'AE', بريطانيا: 'GB', أمريكا: 'US' },
  ...{ 'Hashemite Kingdom of Jordan': 'JO', 'المملكة الأردنية الهاشمية': 'JO', 'سلطنة عمان': 'OM' },
};

let codesByName: Map<string, string> | undefined;

/** The code of the country, Jordan included, that an English or Arabic text names; undefined for any other text. */
export function findCountry(text: string): string | undefined {
  codesByName ??= new Map([
    ...Object.entries(otherNames).map(([name, code]) => [foldPlace(name), code] as const),
    ...['JO', ...countryCodes].flatMap((code) => [
      [foldPlace(code), code] as const,
      ...languages.map((language) => [foldPlace(nameOfCountry(code, language)), code] as const),
    ]),
  ]);
  return codesByName.get(foldPlace(text));
}

/**
 * Without vowel marks the Arabic names of Oman and Amman are equal. Amman is typed far more often here, and سلطنة عمان
 * remains for Oman.
 */
const amman = foldPlace('عمان');

/** The code of the country that a text names; Jordan's for a Jordanian town; `unknownCountry` for any other text. */
const countryOf = (text: string): string => findCountry(text) ?? (findTown(text) ? 'JO' : unknownCountry);

/** The code of the foreign country that a text names; null for Jordan or an empty text, `unknownCountry` for any other text. */
export function findCountryAbroad(text: string): string | null {
  const folded = foldPlace(text);
  if (folded === '' || folded === amman) return null;
  const code = countryOf(text);
  return code === 'JO' ? null : code;
}

/** Whether the country that was typed for an order abroad is Jordan. In this field عمان means Oman. */
export const isJordan = (text: string): boolean => countryOf(text) === 'JO';

/** The code of the country that was typed for an order abroad; `unknownCountry` until it is recognised. */
export const countryAbroad = (text: string): string => (isJordan(text) ? unknownCountry : countryOf(text));
