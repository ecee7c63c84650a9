import type { Product } from '../../contracts/catalogue.ts';
import type { Language } from '../../contracts/language.ts';
import { readyOn } from '../../contracts/ready-day.ts';
import { backIn } from '../../contracts/season.ts';
import type { Words } from '../i18n/en.ts';

/** Why a product can't be ordered: out of season, with the month in which it is back, or out of stock; undefined where it can. */
export const unavailableNote = (
  { available, back_in }: Pick<Product, 'available' | 'back_in'>,
  language: Language,
  { catalogue }: Pick<Words, 'catalogue'>,
): string | undefined => {
  if (available) return undefined;
  return back_in ? backIn(back_in, language) : catalogue.outOfStock;
};

/** Notes on a product that can be ordered: its day if ordered ahead, and that few are left. */
export const availableNotes = (
  { available, ready_on, few_left }: Pick<Product, 'available' | 'ready_on' | 'few_left'>,
  language: Language,
  { catalogue }: Pick<Words, 'catalogue'>,
): string[] =>
  available
    ? [
        ...(ready_on ? [readyOn(ready_on, language)] : []),
        ...(few_left === null ? [] : [catalogue.fewLeft(few_left)]),
      ]
    : [];
