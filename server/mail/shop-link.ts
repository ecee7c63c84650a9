import { type Bilingual, type Language, pathInLanguage } from '../../contracts/language.ts';

/** What a mail says of the shop: where it is reached, what it is called and where it is at home. */
export type Shop = { publicUrl: string; name: Bilingual; place: Bilingual };

/** A page of the shop in the reader's language, as a whole address. `path` may carry a hash. */
export const shopLink = ({ publicUrl }: Pick<Shop, 'publicUrl'>, language: Language, path: string): string =>
  publicUrl + pathInLanguage(path, language);
