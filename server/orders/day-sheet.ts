import { and, asc, eq, inArray } from 'drizzle-orm';
import type { getDaySheet as contract, PickedProduct } from '../../contracts/admin-orders.ts';
import type { AnswerOf, ParsedInputOf } from '../../contracts/endpoint.ts';
import { categories } from '../catalogue/category.table.ts';
import { products } from '../catalogue/product.table.ts';
import type { Context } from '../context.ts';
import { orderItems, orders } from './order.table.ts';
import { orderNumber } from './order-view.ts';

/** What to pick for all open orders, store by store and category by category, oldest order first. */
export async function getDaySheet(
  { db }: Context,
  { store }: ParsedInputOf<typeof contract>,
): Promise<AnswerOf<typeof contract>> {
  const isOpen = inArray(orders.status, ['pending', 'processing']);
  const lines = await db
    .select({ item: orderItems, product: products, number: orders.number })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .leftJoin(products, eq(products.id, orderItems.productId))
    .leftJoin(categories, eq(categories.id, products.categoryId))
    .where(and(isOpen, store && eq(products.store, store)))
    .orderBy(
      asc(products.store),
      asc(categories.position),
      asc(products.nameEn),
      asc(orderItems.nameEn),
      asc(orders.number),
    );
  const byProduct = Map.groupBy(lines, ({ item }) => item.productId ?? `${item.nameEn}\n${item.nameAr}`);
  return {
    products: [...byProduct.values()].map(pickedOf),
    orders: new Set(lines.map(({ number }) => number)).size,
  };
}

type Line = {
  item: typeof orderItems.$inferSelect;
  product: typeof products.$inferSelect | null;
  number: number;
};

/** One product with all its lines. It is called what the shelf calls it now; a deleted one, what the order does. */
function pickedOf(lines: Line[]): PickedProduct {
  const [{ item, product }] = lines as [Line, ...Line[]];
  const { nameEn, nameAr, image } = product ?? item;
  return {
    product_id: product && product.deletedAt === null ? product.id : null,
    name: { en: nameEn, ar: nameAr },
    image,
    store: product?.store ?? null,
    quantity: lines.reduce((sum, line) => sum + line.item.quantity, 0),
    orders: lines.map((line) => ({ number: orderNumber(line.number), quantity: line.item.quantity })),
  };
}
