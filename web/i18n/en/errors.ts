import { shopErrors, shopFieldErrors } from '../../../contracts/shop-errors.ts';
import { atMost } from '../../../contracts/text-limit.ts';

const texts = Object.fromEntries(Object.entries(shopErrors).map(([code, { text }]) => [code, text]));

export const errors = {
  atMost: (characters: number) => atMost(characters, 'en'),
  network: 'Network error: failed to reach API',
  refusals: texts as Record<keyof typeof shopErrors, string>,
  fields: shopFieldErrors as Record<keyof typeof shopFieldErrors, string>,
};
