import { and, asc, eq, getTableColumns, inArray, not, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { getDaySheet as contract, Parcel, PickedProduct } from '../../contracts/admin-orders.ts';
import type { Store } from '../../contracts/catalogue.ts';
import type { AnswerOf, ParsedInputOf } from '../../contracts/endpoint.ts';
import { fromQirsh } from '../../contracts/money.ts';
import { orderNumber } from '../../contracts/orders.ts';
import { categories } from '../catalogue/category.table.ts';
import { products } from '../catalogue/product.table.ts';
import type { Context } from '../context.ts';
import type { Queries } from '../database/queries.ts';
import { linesOfOrder } from './lines-of-order.ts';
import { orderItems, orders } from './order.table.ts';
import { hasGoodsOf } from './order-filter.ts';
import { parcelView } from './order-view.ts';
import { isToCollect } from './payment-states.ts';

/** As many as can be picked before the next sheet. */
const mostOrders = 1000;

/** What to pick for the oldest open orders, store by store and category by category, oldest order first. */
export async function getDaySheet(
  { db }: Context,
  { store }: ParsedInputOf<typeof contract>,
): Promise<AnswerOf<typeof contract>> {
  const open = await findOpenOrders(db, store);
  const picked = open.slice(0, mostOrders);
  const lines = await readLines(
    db,
    picked.map(({ id }) => id),
    store,
  );
  const byProduct = Map.groupBy(
    lines,
    ({ item }) => `${item.productId ?? `${item.nameEn}\n${item.nameAr}`}\n${item.weight}`,
  );
  return {
    products: [...byProduct.values()].map(pickedOf),
    orders: picked.length,
    parcels: picked.map(parcelView).toSorted(byTime),
    to_collect: fromQirsh(picked.reduce((sum, { due }) => sum + Number(due), 0)),
    more: open.length > mostOrders,
  };
}

const { words: _, ...columns } = getTableColumns(orders);

/**
 * The oldest of those that wait and of those that are being packed: each from the index of its status. One without a delivery
 * price is not picked before its customer agrees to it.
 */
function findOpenOrders(db: Queries, store: Store | undefined) {
  const oldestOf = (status: 'pending' | 'processing') =>
    db
      .select({
        ...columns,
        due: sql<string>`case when ${isToCollect} then ${orders.totalQirsh} - ${orders.paidQirsh} else 0 end`.as(
          'due',
        ),
      })
      .from(orders)
      .where(and(eq(orders.status, status), not(orders.feePending), store && hasGoodsOf(store)))
      .orderBy(asc(orders.createdAt), asc(orders.number))
      .limit(mostOrders + 1);
  return unionAll(oldestOf('pending'), oldestOf('processing'))
    .orderBy(asc(orders.createdAt), asc(orders.number))
    .limit(mostOrders + 1);
}

/** Those without a time last; in the order in which they came where all else is the same. */
function byTime(one: Parcel, other: Parcel): number {
  const of = ({ delivery: { slot, area } }: Parcel) =>
    `${slot ? `${slot.date} ${slot.from}${slot.to}` : '~'} ${area?.name.en ?? '~'}`;
  return of(one) < of(other) ? -1 : of(one) > of(other) ? 1 : 0;
}

const { id, nameEn, nameAr, image, store, deletedAt } = products;

const readLines = (db: Queries, orderIds: string[], wanted: Store | undefined) =>
  db
    .select({
      item: getTableColumns(orderItems),
      product: { id, nameEn, nameAr, image, store, deletedAt },
      number: orders.number,
    })
    .from(orders)
    .crossJoinLateral(linesOfOrder(db))
    .leftJoin(products, eq(products.id, orderItems.productId))
    .leftJoin(categories, eq(categories.id, products.categoryId))
    .where(and(inArray(orders.id, orderIds), wanted && eq(products.store, wanted)))
    .orderBy(
      asc(products.store),
      asc(categories.position),
      asc(products.nameEn),
      asc(orderItems.nameEn),
      asc(orderItems.weight),
      asc(orders.number),
    );

type Line = Awaited<ReturnType<typeof readLines>>[number];

/** One product of one weight with all its lines. It is called what the shelf calls it now; a deleted one, what the order does. */
function pickedOf(lines: Line[]): PickedProduct {
  const [{ item, product }] = lines as [Line, ...Line[]];
  const { nameEn, nameAr, image } = product ?? item;
  return {
    product_id: product && product.deletedAt === null ? product.id : null,
    name: { en: nameEn, ar: nameAr },
    weight: item.weight,
    image,
    store: product?.store ?? null,
    quantity: lines.reduce((sum, line) => sum + line.item.quantity, 0),
    orders: lines.map((line) => ({ number: orderNumber(line.number), quantity: line.item.quantity })),
  };
}
