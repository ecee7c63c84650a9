import type * as z from 'zod/mini';
import type { Endpoint } from './endpoint.ts';
import type * as schemas from './prices.schemas.ts';

/** The most products that one price change covers: a few seconds of database time. */
export const maxRepriced = 5000;
/** How many prices a list shows at first, and how many products an answer lists. */
export const pricesShown = 50;

export type PricedProduct = z.output<typeof schemas.pricedProductSchema>;
export type PricePreview = z.output<typeof schemas.previewPrices.answer>;
export type PricesChanged = z.output<typeof schemas.changePrices.answer>;

export type PlannedPrices = z.output<typeof schemas.plannedPricesSchema>;

export const previewPrices: Endpoint<typeof schemas.previewPrices> = {
  method: 'POST',
  path: '/admin/prices/preview',
  access: 'admin',
};

export const changePrices: Endpoint<typeof schemas.changePrices> = {
  method: 'PUT',
  path: '/admin/prices',
  access: 'admin',
  megabytes: 0.5,
};

export const listPlannedPrices: Endpoint<typeof schemas.listPlannedPrices> = {
  method: 'GET',
  path: '/admin/planned-prices',
  access: 'admin',
};

export const cancelPlannedPrices: Endpoint<typeof schemas.cancelPlannedPrices> = {
  method: 'DELETE',
  path: '/admin/planned-prices/{id}',
  access: 'admin',
};
