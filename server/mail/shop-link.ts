import { type Language, pathInLanguage } from '../../contracts/language.ts';
import type { Config } from '../config.ts';

/** Where the shop is reached: all that a mail has to know of the configuration. */
export type Shop = Pick<Config, 'publicUrl'>;

/** A page of the shop in the reader's language, as a whole address. `path` may carry a hash. */
export const shopLink = ({ publicUrl }: Shop, language: Language, path: string): string =>
  publicUrl + pathInLanguage(path, language);
