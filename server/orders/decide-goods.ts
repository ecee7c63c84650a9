import { fieldErrors } from '../../contracts/error.ts';
import { formatAmount, fromQirsh, toQirsh } from '../../contracts/money.ts';
import { maxQuantity } from '../../contracts/quantity.ts';
import { nameOfMonth } from '../../contracts/season.ts';
import { isAbroad } from './order-delivery.ts';
import type { DecidedInput, OrderedProduct, OrderFacts, WantedItem } from './order-facts.ts';
import type { Fault } from './order-faults.ts';
import { leftOf, piecesOfLines } from './pieces.ts';

/** A line to be written: a copy of the product, at a single price in qirsh. */
export type OrderLine = { product: OrderedProduct; quantity: number };

/** The faults of an order's goods, line by line, with the values that would be accepted. */
export function goodsFaults(input: DecidedInput, { products, left: pieces }: OrderFacts): Fault[] {
  const wanted = new Map<string, { product: OrderedProduct; quantity: number }>();
  return input.items.flatMap(({ product_id, quantity, price, ready_on }, position): Fault[] => {
    const path = (field: keyof WantedItem) => `items.${position}.${field}`;
    const product = products.get(product_id);
    if (!product?.shown) {
      const message = 'This product is no longer sold';
      return [{ refusalCode: 'product_gone', path: path('product_id'), code: 'product_gone', message }];
    }
    const { nameEn, available, priceQirsh, exportable } = product;
    const sum = quantity + (wanted.get(product_id)?.quantity ?? 0);
    wanted.delete(product_id);
    const left = leftOf(product, pieces, piecesOfLines([...wanted.values()]));
    wanted.set(product_id, { product, quantity: sum });
    const faults: Fault[] = [];
    if (!available || leftOf(product, pieces) === 0) {
      const message = `${nameEn} is ${product.backIn ? `out of season until ${nameOfMonth(product.backIn, 'en')}` : 'out of stock'}`;
      const refusalCode = 'product_unavailable';
      faults.push({ refusalCode, path: path('product_id'), code: refusalCode, message });
    } else if (left !== null && sum > left) {
      const message = `Only ${left} left of ${nameEn}`;
      faults.push({ refusalCode: 'stock_short', path: path('quantity'), code: 'stock_short', message, left });
    }
    if (!exportable && isAbroad(input)) {
      const refusalCode = 'not_sent_abroad';
      faults.push({
        refusalCode,
        path: path('product_id'),
        code: refusalCode,
        message: `${nameEn} can’t be sent abroad`,
      });
    }
    if (priceQirsh !== toQirsh(price)) {
      const current = fromQirsh(priceQirsh);
      const message = `${nameEn} now costs ${formatAmount(current)} JD`;
      faults.push({
        refusalCode: 'price_changed',
        path: path('price'),
        code: 'price_changed',
        message,
        price: current,
      });
    }
    if (ready_on !== undefined && ready_on !== product.readyOn) {
      const code = 'ready_day_changed';
      const { readyOn } = product;
      const message = readyOn ? `${nameEn} is ready on ${readyOn}` : `${nameEn} is ready now`;
      faults.push({ refusalCode: code, path: path('ready_on'), code, message });
    }
    if (sum > maxQuantity) {
      const code = 'quantity_invalid';
      faults.push({
        refusalCode: 'validation_failed',
        path: path('quantity'),
        code,
        message: fieldErrors[code],
      });
    }
    return faults;
  });
}

/** The subtotal of the available goods at current prices. */
export const subtotalOf = (items: readonly WantedItem[], { products }: OrderFacts): number =>
  items.reduce((sum, { product_id, quantity }) => {
    const product = products.get(product_id);
    return product?.shown && product.available ? sum + product.priceQirsh * quantity : sum;
  }, 0);

/** Merges the lines of the same product, in the order in which the products first occur. */
export function mergeLines(items: readonly WantedItem[], { products }: OrderFacts): OrderLine[] {
  const lines = new Map<string, OrderLine>();
  for (const { product_id, quantity } of items) {
    const product = products.get(product_id);
    if (!product) throw new Error('a line without a product passed the rules');
    const known = lines.get(product_id)?.quantity ?? 0;
    lines.set(product_id, { product, quantity: known + quantity });
  }
  return [...lines.values()];
}
