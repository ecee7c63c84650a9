import { describe, expect, test } from 'vitest';
import { listActivity, undoActivity } from '../../contracts/activity.ts';
import { deleteProduct, getAdminProduct, getProduct } from '../../contracts/catalogue.ts';
import {
  createCategory,
  deleteCategory,
  getCategory,
  listAdminCategories,
  listCategories,
  sortCategories,
  updateCategory,
} from '../../contracts/categories.ts';
import { openShop } from '../support/empty-shop.ts';

const { call, send, faultsOf, admin, addProduct } = await openShop();
const token = await admin();
const name = { en: 'Oils', ar: 'زيوت' };
const slugs = async () => (await call(listCategories, {})).map(({ slug }) => slug);

test('categories stand in the order in which they were added', async () => {
  expect(await call(listCategories, {})).toEqual([]);
  const oils = await call(createCategory, { name, slug: 'oils' }, { token });
  expect(oils).toEqual({ id: expect.any(String), slug: 'oils', name, description: null });
  const description = { en: 'In brine', ar: 'في الماء والملح' };
  const pickles = await call(
    createCategory,
    { name: { en: 'Pickles', ar: 'مخللات' }, slug: 'pickles', description },
    { token },
  );
  expect(pickles.description).toEqual(description);
  const products = { mouneh: 0, cilka: 0 };
  expect(await call(listCategories, {})).toEqual([
    { ...oils, products },
    { ...pickles, products },
  ]);
});

describe('adding a category', () => {
  test('says everything that is wrong, in the order of the form', async () => {
    const wrong = { name: { en: '', ar: '  ' }, slug: 'Oils & co' };
    expect(await faultsOf(createCategory, wrong, { token })).toEqual([
      'Please enter name in English',
      'Please enter name in Arabic',
      'Slug must contain only lowercase letters, numbers and hyphens',
    ]);
    expect(await faultsOf(createCategory, {}, { token })).toEqual([
      'Please enter name in English',
      'Please enter a slug',
    ]);
  });

  test.each(['Oils', 'olive oil', 'زيوت', 'oils_2', 'oils\n', ' oils', 'öls'])(
    'refuses the slug %j',
    async (slug) => {
      expect(await faultsOf(createCategory, { name, slug }, { token })).toEqual([
        'Slug must contain only lowercase letters, numbers and hyphens',
      ]);
    },
  );

  test('refuses a name of more than 80 letters, and one of signs alone', async () => {
    const long = { en: 'o'.repeat(81), ar: 'ز'.repeat(80) };
    expect(await faultsOf(createCategory, { name: long, slug: 'long' }, { token })).toEqual([
      'A name has at most 80 characters',
    ]);
    expect(await faultsOf(createCategory, { name: { en: '😀', ar: '…' }, slug: 'signs' }, { token })).toEqual(
      ['Please use words or numbers, not signs alone', 'Please use words or numbers, not signs alone'],
    );
  });

  test('refuses an empty slug with one sentence, and one of 81 letters', async () => {
    expect(await faultsOf(createCategory, { name, slug: '' }, { token })).toEqual(['Please enter a slug']);
    expect(await faultsOf(createCategory, { name, slug: 'o'.repeat(81) }, { token })).toEqual([
      'At most 80 characters',
    ]);
  });

  test('takes a slug of letters, digits and hyphens, once', async () => {
    await call(createCategory, { name, slug: 'oils-2' }, { token });
    expect(await send(createCategory, { name, slug: 'oils-2' }, { token })).toEqual({
      status: 409,
      success: false,
      error: 'This slug is already in use',
      code: 'slug_taken',
    });
  });

  test('twice at once makes one', async () => {
    const twice = [1, 2].map(() => send(createCategory, { name, slug: 'at-once' }, { token }));
    expect((await Promise.all(twice)).map(({ status }) => status).sort()).toEqual([201, 409]);
  });
});

describe('changing a category', () => {
  test('changes what is given and leaves the rest', async () => {
    const description = { en: 'Sweet', ar: 'حلو' };
    const honey = await call(createCategory, { name, slug: 'honey', description }, { token });
    const sweets = { en: 'Honey & sweets', ar: 'عسل وحلويات' };
    const renamed = await call(updateCategory, { id: honey.id, name: sweets }, { token });
    expect(renamed).toEqual({ ...honey, name: sweets });
    expect(await call(updateCategory, { id: honey.id }, { token })).toEqual(renamed);
    const bare = await call(updateCategory, { id: honey.id, description: null }, { token });
    expect(bare.description).toBeNull();
  });

  test('of two who edit the same one, the second to save is told; after another look it saves', async () => {
    const { id } = await call(createCategory, { name, slug: 'edited-twice' }, { token });
    const seen = async () =>
      (await call(listAdminCategories, {}, { token })).find((one) => one.id === id)?.version;
    const version = await seen();
    const theirs = { en: 'Theirs', ar: 'لهم' };
    const [first, second] = await Promise.all(
      [theirs, theirs].map((mine) => send(updateCategory, { id, name: mine, version }, { token })),
    );
    expect([first?.status, second?.status].sort()).toEqual([200, 409]);
    const refused = first?.status === 409 ? first : second;
    expect(refused).toMatchObject({ code: 'changed_meanwhile' });
    const mine = { en: 'Mine', ar: 'لي' };
    expect((await call(updateCategory, { id, name: mine, version: await seen() }, { token })).name).toEqual(
      mine,
    );
  });

  test('an undone change counts as a change, sorting the shelf does not', async () => {
    const { id } = await call(createCategory, { name, slug: 'counts-on' }, { token });
    const seen = async () =>
      (await call(listAdminCategories, {}, { token })).find((one) => one.id === id)?.version ?? 0;
    await call(updateCategory, { id, name: { en: 'Slip', ar: 'سهو' } }, { token });
    const version = await seen();
    const [entry] = (await call(listActivity, { subject: id }, { token })).items;
    await call(undoActivity, { id: entry?.id ?? 0 }, { token });
    expect(await seen()).toBe(version + 1);
    await call(sortCategories, { ids: [id] }, { token });
    expect(await call(updateCategory, { id, name, version: version + 1 }, { token })).toMatchObject({ name });
  });

  test('takes its products along to the new slug', async () => {
    const grains = await call(createCategory, { name, slug: 'grains' }, { token });
    const { id } = await addProduct({ category: 'grains' });
    await call(updateCategory, { id: grains.id, slug: 'cereals' }, { token });
    expect((await call(getProduct, { id })).category).toBe('cereals');
  });

  test('is found by slugs that it once had, until another category takes one of them', async () => {
    const { id } = await call(createCategory, { name, slug: 'roasts' }, { token });
    await call(updateCategory, { id, slug: 'coffee' }, { token });
    const slugOf = async (asked: string) => (await call(getCategory, { id: asked })).slug;
    expect(await Promise.all([id, 'roasts', 'coffee'].map(slugOf))).toEqual(['coffee', 'coffee', 'coffee']);
    const [entry] = (await call(listActivity, { subject: id, limit: 1 }, { token })).items;
    await call(undoActivity, { id: entry?.id ?? 0 }, { token });
    expect(await Promise.all(['roasts', 'coffee'].map(slugOf))).toEqual(['roasts', 'roasts']);
    const other = await call(createCategory, { name, slug: 'coffee' }, { token });
    expect((await call(getCategory, { id: 'coffee' })).id).toBe(other.id);
    await call(deleteCategory, { id }, { token });
    expect(await send(getCategory, { id: 'roasts' })).toMatchObject({ status: 404 });
  });

  test('refuses a slug of another, a bad one, and a category that does not exist', async () => {
    const honey = (await call(listCategories, {})).find(({ slug }) => slug === 'honey');
    const id = honey?.id ?? '';
    expect(await send(updateCategory, { id, slug: 'oils' }, { token })).toMatchObject({ code: 'slug_taken' });
    expect((await send(updateCategory, { id, slug: 'honey' }, { token })).status).toBe(200);
    expect(await faultsOf(updateCategory, { id, slug: 'No' }, { token })).toHaveLength(1);
    for (const missing of ['honey', '00000000-0000-4000-8000-000000000000']) {
      expect((await send(updateCategory, { id: missing, slug: 'x' }, { token })).status).toBe(404);
    }
  });
});

describe('deleting a category', () => {
  test('works when no product uses it', async () => {
    const { id } = await call(createCategory, { name, slug: 'gone' }, { token });
    expect(await call(deleteCategory, { id }, { token })).toBeNull();
    expect(await slugs()).not.toContain('gone');
    expect((await send(deleteCategory, { id }, { token })).status).toBe(404);
    expect((await send(deleteCategory, { id: 'oils' }, { token })).status).toBe(404);
  });

  test('is refused as long as products use it, hidden ones too, and says by how many', async () => {
    const { id } = await call(createCategory, { name, slug: 'used' }, { token });
    const first = await addProduct({ category: 'used' });
    const second = await addProduct({ category: 'used', shown: false });
    const refusal = { status: 409, success: false, code: 'category_in_use' };
    expect(await send(deleteCategory, { id }, { token })).toEqual({
      ...refusal,
      error: 'This category is still used by 2 products',
      count: 2,
    });
    await call(deleteProduct, { id: first.id }, { token });
    expect(await send(deleteCategory, { id }, { token })).toEqual({
      ...refusal,
      error: 'This category is still used by 1 product',
      count: 1,
    });
    await call(deleteProduct, { id: second.id }, { token });
    await call(deleteCategory, { id }, { token });
  });

  test('moves its products first when it is told where to, each as a change that can be taken back', async () => {
    const { id } = await call(createCategory, { name, slug: 'leaving' }, { token });
    await call(createCategory, { name, slug: 'taking' }, { token });
    const [shown, hidden] = [
      await addProduct({ category: 'leaving' }),
      await addProduct({ category: 'leaving', shown: false }),
    ];
    for (const move_to of ['nowhere', id, 'leaving', '']) {
      expect(await faultsOf(deleteCategory, { id, move_to }, { token })).toEqual([
        'Please select a category',
      ]);
    }
    await call(deleteCategory, { id, move_to: 'taking' }, { token });
    expect(await slugs()).not.toContain('leaving');
    for (const { id: product } of [shown, hidden]) {
      const now = await call(getAdminProduct, { id: product }, { token });
      expect(now).toMatchObject({ category: 'taking', version: 2 });
    }
    const { items } = await call(listActivity, { action: 'product' }, { token });
    const moves = items.filter(({ subject_id }) => [shown.id, hidden.id].includes(subject_id));
    expect(moves.filter(({ action }) => action === 'product.update')).toHaveLength(2);
  });
});

describe('in the shop admin', () => {
  test('each category says how many products use it, hidden ones too and deleted ones not', async () => {
    const { id } = await call(createCategory, { name, slug: 'counted' }, { token });
    await addProduct({ category: 'counted' });
    await addProduct({ category: 'counted', shown: false });
    const gone = await addProduct({ category: 'counted' });
    await call(deleteProduct, { id: gone.id }, { token });
    const found = (await call(listAdminCategories, {}, { token })).find((one) => one.id === id);
    expect(found).toMatchObject({ slug: 'counted', name, products: 2 });
    const refusal = await send(deleteCategory, { id }, { token });
    expect(refusal).toMatchObject({ status: 409, code: 'category_in_use', count: 2 });
  });

  test('the order is the one that was sent; what it does not name follows as it stood', async () => {
    const before = await call(listCategories, {});
    const last = before.at(-1) as (typeof before)[number];
    const sorted = await call(sortCategories, { ids: [last.id] }, { token });
    const expected = [last, ...before.slice(0, -1)].map(({ slug }) => slug);
    expect(sorted.map(({ slug }) => slug)).toEqual(expected);
    expect(await slugs()).toEqual(expected);
    expect((await send(sortCategories, { ids: ['first'] }, { token })).status).toBe(400);
    expect((await send(sortCategories, { ids: [] })).status).toBe(401);
  });

  test('a new order is one entry of the activity log, whatever moved; a change of one category before it can still be undone', async () => {
    const before = (await call(listCategories, {})).map(({ id }) => id);
    const [first = '', second = '', ...others] = before;
    const renamed = { en: 'Renamed', ar: 'اسم آخر' };
    const { name: former } = await call(getCategory, { id: first });
    await call(updateCategory, { id: first, name: renamed }, { token });
    const [rename] = (await call(listActivity, { subject: first, limit: 1 }, { token })).items;
    const newest = async () => (await call(listActivity, { limit: 1 }, { token })).items[0];
    const last = (await newest())?.id ?? 0;
    await call(sortCategories, { ids: [second, first] }, { token });
    const entries = (await call(listActivity, { limit: 5 }, { token })).items.filter(({ id }) => id > last);
    expect(entries).toMatchObject([{ action: 'category.order', undoable: true }]);
    await call(undoActivity, { id: rename?.id ?? 0 }, { token });
    expect((await call(getCategory, { id: first })).name).toEqual(former);
    expect((await call(listCategories, {})).map(({ id }) => id)).toEqual([second, first, ...others]);
    await call(undoActivity, { id: entries[0]?.id ?? 0 }, { token });
    expect((await call(listCategories, {})).map(({ id }) => id)).toEqual(before);
  });

  test.each([0, 1, 2])(
    'a move that is undone leaves the whole order as it was: down from place %i',
    async (place) => {
      const before = (await call(listCategories, {})).map(({ id }) => id);
      const moved = before.toSpliced(place, 2, before[place + 1] ?? '', before[place] ?? '');
      const { activity } = await send(sortCategories, { ids: moved }, { token });
      expect((await call(listCategories, {})).map(({ id }) => id)).toEqual(moved);
      await call(undoActivity, { id: activity ?? 0 }, { token });
      expect((await call(listCategories, {})).map(({ id }) => id)).toEqual(before);
    },
  );
});

test('a deleted category comes back by undo in its place, also after the others were sorted', async () => {
  const ids = new Map<string, string>();
  for (const slug of ['back-one', 'back-two', 'back-three'])
    ids.set(slug, (await call(createCategory, { name, slug }, { token })).id);
  const id = ids.get('back-two') ?? '';
  const own = async () => (await slugs()).filter((slug) => ids.has(slug));
  const others = (await call(listAdminCategories, {}, { token })).filter(({ slug }) => !ids.has(slug));
  const remove = async () => (await send(deleteCategory, { id }, { token })).activity ?? 0;
  await call(undoActivity, { id: await remove() }, { token });
  expect(await own()).toEqual(['back-one', 'back-two', 'back-three']);
  const deleted = await remove();
  const sorted = [...others.map((one) => one.id), ids.get('back-three') ?? '', ids.get('back-one') ?? ''];
  await call(sortCategories, { ids: sorted }, { token });
  await call(undoActivity, { id: deleted }, { token });
  const place = others.length + 1;
  expect((await slugs()).indexOf('back-two')).toBe(place);
  expect(await own()).toEqual(['back-three', 'back-two', 'back-one']);
  for (const left of ids.values()) await call(deleteCategory, { id: left }, { token });
});

test('each category says how many products shoppers see of it in each store', async () => {
  await call(createCategory, { name: { en: 'Seen', ar: 'معروض' }, slug: 'seen' }, { token });
  const countsOf = async () => (await call(listCategories, {})).find(({ slug }) => slug === 'seen')?.products;
  const olive = await addProduct({ category: 'seen', store: 'mouneh' });
  await addProduct({ category: 'seen', store: 'cilka' });
  const hidden = await addProduct({ category: 'seen', store: 'cilka', shown: false });
  expect(await countsOf()).toEqual({ mouneh: 1, cilka: 1 });
  await call(deleteProduct, { id: olive.id }, { token });
  expect(await countsOf()).toEqual({ mouneh: 0, cilka: 1 });
  await call(deleteProduct, { id: hidden.id }, { token });
});
