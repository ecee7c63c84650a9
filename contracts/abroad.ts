import type * as z from 'zod/mini';
import type * as schemas from './abroad.schemas.ts';
import type { Endpoint } from './endpoint.ts';

export type EditedAbroad = z.output<typeof schemas.setAbroad.answer>;
export type ServedCountry = EditedAbroad['countries'][number];

export const getAbroad: Endpoint<typeof schemas.getAbroad> = {
  method: 'GET',
  path: '/admin/delivery-abroad',
  access: 'admin',
};

export const setAbroad: Endpoint<typeof schemas.setAbroad> = {
  method: 'PUT',
  path: '/admin/delivery-abroad',
  access: 'admin',
};
