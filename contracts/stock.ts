import type * as z from 'zod/mini';
import type { Endpoint } from './endpoint.ts';
import type * as schemas from './stock.schemas.ts';

/** Reasons of a stock movement. */
export const movementKinds = ['sold', 'returned', 'counted', 'received', 'wasted', 'stopped'] as const;
export type MovementKind = (typeof movementKinds)[number];

/** The most pieces of a product, and of one movement. */
export const maxPieces = 99_999;

export type StockLevel = z.output<typeof schemas.stockLevelSchema>;
export type StockMovement = z.output<typeof schemas.stockMovementSchema>;
export type ProductStock = z.output<typeof schemas.productStockSchema>;

export const getStock: Endpoint<typeof schemas.getStock> = {
  method: 'GET',
  path: '/admin/products/{id}/stock',
  access: 'admin',
};

export const countStock: Endpoint<typeof schemas.countStock> = {
  method: 'PUT',
  path: '/admin/products/{id}/stock',
  access: 'admin',
};

export const stopStock: Endpoint<typeof schemas.stopStock> = {
  method: 'DELETE',
  path: '/admin/products/{id}/stock',
  access: 'admin',
};

export const moveStock: Endpoint<typeof schemas.moveStock> = {
  method: 'POST',
  path: '/admin/products/{id}/stock/movements',
  access: 'admin',
  status: 201,
  idempotent: true,
};
