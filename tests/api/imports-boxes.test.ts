import { expect, test } from 'vitest';
import { updateProduct } from '../../contracts/catalogue.ts';
import { undoImport } from '../../contracts/imports.ts';
import { csv, openImports } from '../support/open-imports.ts';

const imports = await openImports();
const { call, send, check, take, apply, named, linesOf, token } = imports;
const head = 'slug,name_en,name_ar,price,category,store,stock,available';

async function makeBox(name: string, part: string) {
  const [box, inside] = [await named(name), await named(part)];
  if (!box || !inside) throw new Error('a product is gone');
  const parts = [{ id: inside.id, quantity: 2 }];
  await call(updateProduct, { id: box.id, category: box.category, parts }, { token });
}

test('a file neither counts a box nor moves it or its parts to the other store, and an undo leaves parts where they are', async () => {
  await take(csv(head, ',Breakfast box,صندوق الفطور,9,spices,mouneh,,'));
  const seen = await take(csv(head, ',Honey jar,عسل,4,spices,mouneh,8,'));
  await makeBox('Breakfast box', 'Honey jar');
  const again = await check(
    csv(
      head,
      'breakfast-box,Breakfast box,صندوق الفطور,8,spices,mouneh,5,no',
      'honey-jar,Honey jar,عسل,4,spices,cilka,,',
    ),
  );
  expect(await linesOf(again)).toMatchObject([
    { outcome: 'change', changes: [{ column: 'price' }] },
    { outcome: 'refuse', faults: [{ column: 'store', code: 'box_store' }] },
  ]);
  await apply(again, true);
  expect(await named('Breakfast box')).toMatchObject({ price: 8, available: true, stock: null });
  expect(await send(undoImport, { id: seen.id }, { token })).toMatchObject({ code: 'changed_since' });
  expect(await named('Honey jar')).toMatchObject({ store: 'mouneh', stock: { left: 8 } });
});
