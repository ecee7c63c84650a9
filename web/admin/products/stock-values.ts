import { readAmount } from '../../../contracts/amounts.ts';
import type { createProduct } from '../../../contracts/catalogue.ts';
import type { InputOf } from '../../../contracts/endpoint.ts';
import { defaultLowStockThreshold } from '../../../contracts/low-stock-threshold.ts';
import type { PartValues } from './part-values.ts';

/** The first count of a new product as typed; empty where stock is not counted. */
export type StockValues = { stockLeft: string; stockLowAt: string };

/** In the order of the form. */
export const stockNames = ['stockLeft', 'stockLowAt'] as const satisfies (keyof StockValues)[];

export const noStock: StockValues = { stockLeft: '', stockLowAt: String(defaultLowStockThreshold) };

/** A box has no count of its own, only its parts do. */
export const isCounted = ({ stockLeft, parts }: StockValues & PartValues): boolean =>
  stockLeft.trim() !== '' && parts.length === 0;

export const stockInputOf = (values: StockValues & PartValues): InputOf<typeof createProduct>['stock'] =>
  isCounted(values) ? { left: readAmount(values.stockLeft), low_at: readAmount(values.stockLowAt) } : null;
