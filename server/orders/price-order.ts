import { type ErrorDetail, fieldErrors } from '../../contracts/error.ts';
import { fromQirsh, toQirsh } from '../../contracts/money.ts';
import { maximumQuantity } from '../../contracts/orders.ts';
import { ShopError } from '../errors.ts';

/** A product as the catalogue has it at this moment; price in qirsh. */
export type PricedProduct = {
  id: string;
  nameEn: string;
  nameAr: string;
  weight: string;
  priceQirsh: number;
  image: string;
  available: boolean;
  shown: boolean;
};

/** A line as the shopper saw it; price in JD. */
export type WantedItem = { product_id: string; quantity: number; price: number };

/** One product of an order, at one price in qirsh. */
export type PricedLine = { productId: string; quantity: number; priceQirsh: number };

/**
 * What an order costs, in qirsh, if its prices are those of the catalogue. A product that was sent on several lines is one
 * line. Null when that cannot be: one product at two prices, or more of one than a line may have.
 */
export function priceOrder(wanted: WantedItem[]): { lines: PricedLine[]; subtotalQirsh: number } | null {
  const merged = new Map<string, PricedLine>();
  for (const { product_id: productId, quantity, price } of wanted) {
    const priceQirsh = toQirsh(price);
    const known = merged.get(productId);
    if (known && known.priceQirsh !== priceQirsh) return null;
    merged.set(productId, { productId, priceQirsh, quantity: quantity + (known?.quantity ?? 0) });
  }
  const lines = [...merged.values()];
  if (lines.some(({ quantity }) => quantity > maximumQuantity)) return null;
  const subtotalQirsh = lines.reduce((sum, line) => sum + line.priceQirsh * line.quantity, 0);
  return { lines, subtotalQirsh };
}

/**
 * Says why an order cannot be placed, naming every line it concerns: `product_gone`, `product_unavailable`,
 * `price_changed` with the new price when the shopper has seen another, or too many of one product. Answers nothing when
 * there is no reason.
 */
export function refuseOrder(wanted: WantedItem[], catalogue: PricedProduct[]): void {
  const byId = new Map(catalogue.filter((product) => product.shown).map((product) => [product.id, product]));
  refuse('product_gone', wanted, ({ product_id }) =>
    byId.has(product_id) ? null : { field: 'product_id', message: 'This product is no longer sold' },
  );
  const found = wanted.flatMap(({ product_id, quantity, price }) => {
    const product = byId.get(product_id);
    return product ? [{ product, quantity, seenQirsh: toQirsh(price) }] : [];
  });
  refuse('product_unavailable', found, ({ product }) =>
    product.available ? null : { field: 'product_id', message: `${product.nameEn} is out of stock` },
  );
  refuse('price_changed', found, ({ product, seenQirsh }) => {
    if (product.priceQirsh === seenQirsh) return null;
    const price = fromQirsh(product.priceQirsh);
    return { field: 'price', message: `${product.nameEn} now costs ${price.toFixed(2)} JD`, price };
  });
  const counted = new Map<string, number>();
  refuse('validation_failed', found, ({ product, quantity }) => {
    const sum = quantity + (counted.get(product.id) ?? 0);
    counted.set(product.id, sum);
    if (sum <= maximumQuantity) return null;
    return { field: 'quantity', message: fieldErrors.quantity_invalid, code: 'quantity_invalid' };
  });
}

type Fault = { field: string } & Omit<ErrorDetail, 'path'>;

function refuse<Line>(
  code: 'product_gone' | 'product_unavailable' | 'price_changed' | 'validation_failed',
  lines: Line[],
  faultOf: (line: Line) => Fault | null,
): void {
  const details = lines.flatMap((line, position): ErrorDetail[] => {
    const fault = faultOf(line);
    if (!fault) return [];
    const { field, ...rest } = fault;
    return [{ path: `items.${position}.${field}`, code: code as ErrorDetail['code'], ...rest }];
  });
  if (details.length > 0) throw new ShopError(code, { details });
}
