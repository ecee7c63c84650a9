import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { exportProducts, undoImport } from '../../contracts/imports.ts';
import { placeOrder } from '../../contracts/orders.ts';
import { countStock, getStock, moveStock } from '../../contracts/stock.ts';
import { csv, openImports } from '../support/open-imports.ts';
import { itemOf, orderOf } from '../support/order-input.ts';

const imports = await openImports();
const { call, check, take, apply, named, linesOf, token } = imports;
const head = 'name_en,name_ar,price,category,store,stock';

const stockOf = async (name: string) => {
  const product = await named(name);
  return product && { available: product.available, left: product.stock?.left ?? null };
};
/** The sums of the ledger, which the levels must equal. */
const isShelfTheSum = async () => {
  const { rows } = await imports.db.execute(sql`
    select product_id from stock_movements full join stock_levels using (product_id)
    group by product_id having coalesce(sum(quantity), 0) <> coalesce(max(pieces_left), 0)`);
  return rows.length === 0;
};

test('a column of stock begins the count of new products and of those that are not counted, in all three digit sets', async () => {
  await take(csv(head, 'Old jar,مرطبان قديم,2,spices,mouneh,'));
  expect(await stockOf('Old jar')).toEqual({ available: true, left: null });
  const seen = await check(
    csv(
      head,
      'Old jar,مرطبان قديم,2,spices,mouneh,٤',
      'New jar,مرطبان جديد,2,spices,mouneh,12',
      'Sold jar,نافد,2,spices,mouneh,0',
    ),
  );
  expect(seen).toMatchObject({ counts: { add: 2, change: 1, refuse: 0 } });
  expect((await linesOf(seen)).map(({ changes }) => changes)).toEqual([
    [{ column: 'stock', before: '', after: '4' }],
    [{ column: 'stock', before: '', after: '12' }],
    [{ column: 'stock', before: '', after: '0' }],
  ]);
  await apply(seen);
  expect(await stockOf('Old jar')).toEqual({ available: true, left: 4 });
  expect(await stockOf('New jar')).toEqual({ available: true, left: 12 });
  expect(await stockOf('Sold jar')).toEqual({ available: false, left: 0 });
  const { movements } = await call(getStock, { id: (await named('New jar'))?.id ?? '' }, { token });
  expect(movements).toMatchObject([{ kind: 'counted', quantity: 12, left: 12, by: { name: 'Admin' } }]);
});

test('a file never overwrites a count: it may be older than the last sales', async () => {
  await take(csv(head, 'Counted jar,مرطبان معدود,2,spices,mouneh,9'));
  const jar = await named('Counted jar');
  if (!jar) throw new Error('the jar is gone');
  await call(placeOrder, orderOf(itemOf(jar, 2)), await imports.addCustomer());
  const seen = await check(csv(head, 'Counted jar,مرطبان معدود,2.50,spices,mouneh,9'));
  expect(await linesOf(seen)).toMatchObject([{ outcome: 'change', changes: [{ column: 'price' }] }]);
  await apply(seen);
  expect(await stockOf('Counted jar')).toEqual({ available: true, left: 7 });
  // The shop's own file has the stock, and importing it again changes nothing.
  const answer = await imports.app.request(`/api${exportProducts.path}`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  const own = await answer.text();
  expect(own.split('\n').find((line) => line.includes('Counted jar'))).toContain(',7,');
  expect(await check(own)).toMatchObject({ counts: { add: 0, change: 0, refuse: 0 }, rest: {} });
});

test('what is no count stays behind with its line, told apart from what the shop counts itself', async () => {
  const odd = ['many', '1.5', '100000'];
  const seen = await check(
    csv(head, ...odd.map((stock, n) => `Odd ${n},غريب ${n},2,spices,mouneh,${stock}`)),
  );
  expect(seen).toMatchObject({ counts: { add: 3 }, rest: { stock_unclear: 3 } });
  expect((await linesOf(seen)).map(({ rest }) => rest.stock_unclear)).toEqual(odd);
  await apply(seen);
  expect(await stockOf('Odd 0')).toEqual({ available: true, left: null });
});

test('a stock below zero is refused on its line, in all three digit sets', async () => {
  const seen = await check(csv(head, 'Owed jar,دين,2,spices,mouneh,-4', 'Lent jar,إعارة,2,spices,mouneh,-٤'));
  expect(seen).toMatchObject({ counts: { add: 0, refuse: 2 }, rest: {} });
  expect((await linesOf(seen)).map(({ faults }) => faults)).toEqual([
    [{ column: 'stock', code: 'stock_negative', value: '-4' }],
    [{ column: 'stock', code: 'stock_negative', value: '-٤' }],
  ]);
});

test('undone, an import ends the counts that it began, and no other', async () => {
  await take(csv(head, 'First jar,أول,2,spices,mouneh,', 'Second jar,ثان,2,spices,mouneh,'));
  const done = await take(
    csv(
      head,
      'First jar,أول,2,spices,mouneh,0',
      'Third jar,ثالث,2,spices,mouneh,5',
      'Second jar,ثان,3,spices,mouneh,',
    ),
  );
  expect(await stockOf('First jar')).toEqual({ available: false, left: 0 });
  const second = await named('Second jar');
  await call(countStock, { id: second?.id ?? '', left: 8 }, { token });
  await call(
    moveStock,
    { id: (await named('Third jar'))?.id ?? '', kind: 'received', quantity: 2 },
    { token },
  );
  await call(undoImport, { id: done.id }, { token });
  expect(await stockOf('First jar')).toEqual({ available: true, left: null });
  expect(await stockOf('Second jar')).toEqual({ available: true, left: 8 });
  expect(await named('Third jar')).toBeUndefined();
  expect(await isShelfTheSum()).toBe(true);
});
