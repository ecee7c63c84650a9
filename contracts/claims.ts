import type * as z from 'zod/mini';
import type * as schemas from './claims.schemas.ts';
import type { Endpoint } from './endpoint.ts';

export type CountedClaims = z.output<typeof schemas.countedSchema>;

export const countClaims: Endpoint<typeof schemas.countClaims> = {
  method: 'GET',
  path: '/admin/claims',
  access: 'admin',
};
