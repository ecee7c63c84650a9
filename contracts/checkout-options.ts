import type * as z from 'zod/mini';
import type * as schemas from './checkout-options.schemas.ts';
import type { Endpoint } from './endpoint.ts';

export type CheckoutOptions = z.output<typeof schemas.getCheckoutOptions.answer>;
export type OfferedArea = CheckoutOptions['areas'][number];
export type OfferedCountry = CheckoutOptions['countries'][number];

export const getCheckoutOptions: Endpoint<typeof schemas.getCheckoutOptions> = {
  method: 'GET',
  path: '/checkout-options',
  access: 'public',
};
