import type * as z from 'zod/mini';
import type { Endpoint } from './endpoint.ts';
import type * as schemas from './stats.schemas.ts';

/** How many days the statistics cover, today included. */
export const statsDays = 30;

export type Money = z.output<typeof schemas.moneySchema>;
export type Stats = z.output<typeof schemas.statsSchema>;

export const getStats: Endpoint<typeof schemas.getStats> = {
  method: 'GET',
  path: '/admin/stats',
  access: 'admin',
};
