import type { ErrorDetail } from '../../contracts/error.ts';
import { fromQirsh, toQirsh } from '../../contracts/money.ts';
import { ShopError } from '../errors.ts';

/** A product as the catalogue has it at this moment; price in qirsh. */
export type PricedProduct = {
  id: string;
  nameEn: string;
  nameAr: string;
  priceQirsh: number;
  image: string;
  available: boolean;
  shown: boolean;
};

/** A line as the shopper saw it; price in JD. */
export type WantedItem = { product_id: string; quantity: number; price: number };

export type PricedOrder = {
  lines: { product: PricedProduct; quantity: number }[];
  subtotalQirsh: number;
  totalQirsh: number;
};

/**
 * Prices an order from the catalogue. Refuses, naming every line it concerns: `product_gone`, `product_unavailable`,
 * and `price_changed` with the new price when the shopper has seen another.
 */
export function priceOrder(
  wanted: WantedItem[],
  catalogue: PricedProduct[],
  deliveryFeeQirsh: number,
): PricedOrder {
  const byId = new Map(catalogue.filter((product) => product.shown).map((product) => [product.id, product]));
  const lines = wanted.map(({ product_id, quantity, price }) => ({
    product: byId.get(product_id),
    quantity,
    seenQirsh: toQirsh(price),
  }));

  refuse('product_gone', lines, ({ product }) =>
    product ? null : { field: 'product_id', message: 'This product is no longer sold' },
  );
  const found = lines.flatMap(({ product, ...line }) => (product ? [{ product, ...line }] : []));
  refuse('product_unavailable', found, ({ product }) =>
    product.available ? null : { field: 'product_id', message: `${product.nameEn} is out of stock` },
  );
  refuse('price_changed', found, ({ product, seenQirsh }) => {
    if (product.priceQirsh === seenQirsh) return null;
    const price = fromQirsh(product.priceQirsh);
    return { field: 'price', message: `${product.nameEn} now costs ${price.toFixed(2)} JD`, price };
  });

  const subtotalQirsh = found.reduce((sum, { product, quantity }) => sum + product.priceQirsh * quantity, 0);
  return {
    lines: found.map(({ product, quantity }) => ({ product, quantity })),
    subtotalQirsh,
    totalQirsh: subtotalQirsh + deliveryFeeQirsh,
  };
}

type Fault = { field: string; message: string; price?: number };

function refuse<Line>(
  code: 'product_gone' | 'product_unavailable' | 'price_changed',
  lines: Line[],
  faultOf: (line: Line) => Fault | null,
): void {
  const details = lines.flatMap((line, position): ErrorDetail[] => {
    const fault = faultOf(line);
    if (!fault) return [];
    const { field, ...rest } = fault;
    return [{ path: `items.${position}.${field}`, code, ...rest }];
  });
  if (details.length > 0) throw new ShopError(code, { details });
}
