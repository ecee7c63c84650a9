import { fieldErrors, errors as refusals } from '../../../contracts/error.ts';

const texts = Object.fromEntries(Object.entries(refusals).map(([code, { text }]) => [code, text]));

export const errors = {
  network: 'Network error: failed to reach API',
  refusals: texts as Record<keyof typeof refusals, string>,
  fields: fieldErrors as Record<keyof typeof fieldErrors, string>,
};
