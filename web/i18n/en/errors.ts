import { shopErrors, shopFieldErrors } from '../../../contracts/shop-errors.ts';

const texts = Object.fromEntries(Object.entries(shopErrors).map(([code, { text }]) => [code, text]));

export const errors = {
  /** Always plural: every limit is more than ten characters. */
  atMost: (characters: number) => `At most ${characters} characters`,
  network: 'Network error: failed to reach API',
  phoneMeant: 'Did you mean:',
  refusals: texts as Record<keyof typeof shopErrors, string>,
  fields: shopFieldErrors as Record<keyof typeof shopFieldErrors, string>,
};
