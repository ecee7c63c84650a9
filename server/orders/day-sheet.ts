import { and, asc, eq, getTableColumns, inArray, not, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { getDaySheet as contract, Parcel, PickedProduct } from '../../contracts/admin-orders.ts';
import type { Store } from '../../contracts/catalogue.ts';
import type { AnswerOf, ParsedInputOf } from '../../contracts/endpoint.ts';
import { toPrepare } from '../../contracts/order-status-transitions.ts';
import { type OrderStatus, orderNumber } from '../../contracts/orders.ts';
import type { Stats } from '../../contracts/stats.ts';
import { categories } from '../catalogue/category.table.ts';
import { products } from '../catalogue/product.table.ts';
import type { Context } from '../context.ts';
import { countUpTo } from '../database/count-up-to.ts';
import type { Queries } from '../database/queries.ts';
import { today } from '../database/today.ts';
import { linesOfOrder } from './lines-of-order.ts';
import { type OrderedPart, orderRevisions, orders } from './order.table.ts';
import { hasGoodsOf } from './order-filter.ts';
import { parcelView, partView } from './order-view.ts';

/** The most orders on a sheet to pick, and as many again to hand over. */
const maxOrders = 1000;

/**
 * The goods to pick for the oldest open orders, including parts of boxes, by store and category, oldest order first;
 * and the orders to hand over, which include those that are ready or under way until they arrive.
 */
export async function getDaySheet(
  { db }: Context,
  { store, day }: ParsedInputOf<typeof contract>,
): Promise<AnswerOf<typeof contract>> {
  const condition = and(isToPick(store), isOnSheet(day));
  const isOpen = inArray(orders.status, toPrepare);
  const [open, onTheirWay, waiting] = await Promise.all([
    findOpenOrders(db, condition),
    oldestOf(db, 'shipped', condition),
    countUpTo(db, orders, and(isOpen, isToPick(store), isLeftOut(day))),
  ]);
  const picked = open.slice(0, maxOrders);
  const lines = await readLines(
    db,
    picked.map(({ id }) => id),
    store,
  );
  const toHandOver = [...picked, ...onTheirWay.slice(0, maxOrders)];
  const itemsOf = await readItems(
    db,
    toHandOver.map(({ id }) => id),
  );
  const parcels = toHandOver
    .map((row) => ({
      ...parcelView(row),
      status: row.status,
      items: (itemsOf.get(row.id) ?? []).map(partView),
      is_proposed: row.isProposed,
    }))
    .toSorted(byTime);
  const byProduct = Map.groupBy(lines, keyOf);
  return {
    products: [...byProduct.values()].map(pickedOf),
    orders: picked.length,
    parcels,
    waiting: waiting.total,
    ...(waiting.at_least && { waiting_at_least: true }),
    more: open.length > maxOrders,
  };
}

/** The number of orders on today's sheet, and of those that wait for a later day, each counted up to the sheet's length. */
export async function countDaySheet(db: Queries): Promise<Stats['day_sheet']> {
  const isOnIt = and(isToPick(undefined), isOnSheet(today));
  const isOpen = inArray(orders.status, toPrepare);
  const [open, onTheirWay, later] = await Promise.all([
    countUpTo(db, orders, and(isOpen, isOnIt)),
    countUpTo(db, orders, and(eq(orders.status, 'shipped'), isOnIt)),
    countUpTo(db, orders, and(isOpen, isToPick(undefined), isLeftOut(today))),
  ]);
  return {
    to_prepare: open,
    to_hand_over: { ...open, ...onTheirWay, total: open.total + onTheirWay.total },
    later,
  };
}

const { searchVector: _, ...columns } = getTableColumns(orders);

/** Whether an order has something ordered ahead for a day after tomorrow. */
const isAhead = sql`exists (select from order_items ahead where ahead.order_id = ${orders.id}
  and ahead.revision = ${orders.revision} and ahead.ready_on > ${today} + 1)`;

/** The day of an order's slot; without one, the day from which all its goods are ready, null where they are ready now. */
const dueDay = sql`coalesce((${orders.slot} ->> 'date')::date, (select max(line.ready_on) from order_items line
  where line.order_id = ${orders.id} and line.revision = ${orders.revision}))`;

/** Today's sheet includes overdue orders and those without a day; an earlier day's sheet has only what was due on it. */
const isOnSheet = (day: string | SQL | undefined): SQL =>
  day
    ? sql`(case when ${day}::date < ${today} then ${dueDay} else greatest(${dueDay}, ${today}) end) = ${day}::date`
    : not(isAhead);

const isLeftOut = (day: string | SQL | undefined): SQL =>
  day ? sql`greatest(${dueDay}, ${today}) > ${day}::date` : isAhead;

/** An order without a delivery price is not picked before its customer agrees to one. */
const isToPick = (store: Store | undefined) => and(not(orders.feePending), store && hasGoodsOf(store));

/** The oldest pending orders and the oldest in processing. */
const findOpenOrders = (db: Queries, condition: SQL | undefined) =>
  unionAll(oldestOf(db, 'pending', condition), oldestOf(db, 'processing', condition))
    .orderBy(asc(orders.createdAt), asc(orders.number))
    .limit(maxOrders + 1);

/** Reads from the index of the status. */
const oldestOf = (db: Queries, status: OrderStatus, condition: SQL | undefined) =>
  db
    .select({
      ...columns,
      isProposed: sql<boolean>`exists (select from ${orderRevisions}
        where ${orderRevisions.orderId} = ${orders.id} and ${orderRevisions.state} = 'proposed')`.as(
        'is_proposed',
      ),
    })
    .from(orders)
    .where(and(eq(orders.status, status), condition))
    .orderBy(asc(orders.createdAt), asc(orders.number))
    .limit(maxOrders + 1);

/** Compares parcels by slot, then by order number; those without a slot come last. */
function byTime(one: Parcel, other: Parcel): number {
  const of = ({ delivery: { slot, area } }: Parcel) =>
    `${slot ? `${slot.date} ${slot.from}${slot.to}` : '~'} ${area?.name.en ?? '~'}`;
  return of(one) < of(other) ? -1 : of(one) > of(other) ? 1 : 0;
}

/** The goods of each of these orders, in the order of its lines. */
async function readItems(db: Queries, orderIds: string[]) {
  const items = linesOfOrder(db);
  const rows = await db
    .select({
      orderId: orders.id,
      nameEn: items.nameEn,
      nameAr: items.nameAr,
      weight: items.weight,
      quantity: items.quantity,
    })
    .from(orders)
    .crossJoinLateral(items)
    .where(inArray(orders.id, orderIds))
    .orderBy(asc(items.position));
  return Map.groupBy(rows, ({ orderId }) => orderId);
}

const { id, nameEn, nameAr, image, store, deletedAt } = products;

/**
 * The goods of an order's lines, for a query that has the lines: the line itself, and for a box its parts, which are
 * picked from the shelves as well.
 */
const goodsOfLine = (db: Queries) =>
  db
    .select({
      productId: sql<string | null>`goods.id`.as('goods_id'),
      nameEn: sql<string>`goods.name_en`.as('goods_name_en'),
      nameAr: sql<string>`goods.name_ar`.as('goods_name_ar'),
      weight: sql<string>`goods.weight`.as('goods_weight'),
      quantity: sql<number>`goods.quantity`.as('goods_quantity'),
      image: sql<string>`goods.image`.as('goods_image'),
      parts: sql<OrderedPart[] | null>`goods.parts`.as('goods_parts'),
      isInBox: sql<boolean>`goods.is_in_box`.as('is_in_box'),
    })
    .from(
      sql`(
        select order_items.product_id, order_items.name_en, order_items.name_ar, order_items.weight, order_items.quantity,
          order_items.image, order_items.parts, false
        union all
        select part.id, part."nameEn", part."nameAr", part.weight, part.quantity * order_items.quantity, '', null, true
        from jsonb_to_recordset(order_items.parts) as part (id uuid, "nameEn" text, "nameAr" text, weight text, quantity int)
      ) as goods (id, name_en, name_ar, weight, quantity, image, parts, is_in_box)`,
    )
    .as('goods_of_line');

function readLines(db: Queries, orderIds: string[], wanted: Store | undefined) {
  const goods = goodsOfLine(db);
  const { productId, nameEn: name, nameAr: other, weight, quantity, parts, isInBox } = goods;
  return db
    .select({
      item: { productId, nameEn: name, nameAr: other, weight, quantity, image: goods.image, parts, isInBox },
      product: { id, nameEn, nameAr, image, store, deletedAt },
      number: orders.number,
    })
    .from(orders)
    .crossJoinLateral(linesOfOrder(db))
    .crossJoinLateral(goods)
    .leftJoin(products, eq(products.id, productId))
    .leftJoin(categories, eq(categories.id, products.categoryId))
    .where(and(inArray(orders.id, orderIds), wanted && eq(products.store, wanted)))
    .orderBy(
      asc(products.store),
      asc(categories.position),
      asc(products.nameEn),
      asc(name),
      asc(weight),
      asc(orders.number),
    );
}

type Line = Awaited<ReturnType<typeof readLines>>[number];

/** Lines with equal keys are picked together: a product of the same size, or boxes with the same parts. */
const keyOf = ({ item: { productId, nameEn, nameAr, weight, parts } }: Line): string =>
  [
    productId ?? `${nameEn}\n${nameAr}`,
    weight,
    ...(parts ?? []).map((part) => `${part.quantity} ${part.id}`),
  ].join('\n');

/** The lines with the same key as one entry. It has the product's present name, or the ordered one if the product was deleted. */
function pickedOf(lines: Line[]): PickedProduct {
  const [{ item, product }] = lines as [Line, ...Line[]];
  const { nameEn: en, nameAr: ar, image: shown } = product ?? item;
  const inBoxes = sumOf(lines.filter((line) => line.item.isInBox));
  return {
    product_id: product && product.deletedAt === null ? product.id : null,
    name: { en, ar },
    weight: item.weight,
    image: shown,
    store: product?.store ?? null,
    quantity: sumOf(lines),
    ...(inBoxes > 0 && { in_boxes: inBoxes }),
    ...(item.parts && { parts: item.parts.map(partView) }),
    orders: [...Map.groupBy(lines, ({ number }) => number)].map(([number, own]) => ({
      number: orderNumber(number),
      quantity: sumOf(own),
    })),
  };
}

const sumOf = (lines: Line[]): number => lines.reduce((sum, { item }) => sum + item.quantity, 0);
