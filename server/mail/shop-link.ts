import { type Bilingual, type Language, pathInLanguage } from '../../contracts/language.ts';

/** The shop's data for mails: its URL, name and place, and how long shipping takes. */
export type Shop = { publicUrl: string; name: Bilingual; place: Bilingual; shipping: Bilingual };

/** The absolute URL of a page in the reader's language. `path` may have a hash. */
export const shopLink = ({ publicUrl }: Pick<Shop, 'publicUrl'>, language: Language, path: string): string =>
  publicUrl + pathInLanguage(path, language);
