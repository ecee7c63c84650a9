import { type Bilingual, type Language, pathInLanguage } from '../../contracts/language.ts';

/** What a mail says of the shop: where it is reached, what it is called, where it is at home and how long shipping takes. */
export type Shop = { publicUrl: string; name: Bilingual; place: Bilingual; shipping: Bilingual };

/** A page of the shop in the reader's language, as a whole address. `path` may carry a hash. */
export const shopLink = ({ publicUrl }: Pick<Shop, 'publicUrl'>, language: Language, path: string): string =>
  publicUrl + pathInLanguage(path, language);
