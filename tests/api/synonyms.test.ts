import { beforeAll, describe, expect, test } from 'vitest';
import { listActivity, undoActivity } from '../../contracts/activity.ts';
import { listProducts } from '../../contracts/catalogue.ts';
import {
  createSynonym,
  deleteSynonym,
  dismissMissedSearch,
  listMissedSearches,
  listSynonyms,
  reportMissedSearch,
  updateSynonym,
} from '../../contracts/search.ts';
import { openShop } from '../support/empty-shop.ts';
import { expectAdminsOnly } from '../support/expect-admins-only.ts';

const shop = await openShop();
const { call, send, faultsOf, admin, addProduct, addCategory } = shop;
const token = await admin();
const find = async (q: string) => (await call(listProducts, { q })).items.map(({ name }) => name.en);
const add = (term: string, same: string) => call(createSynonym, { term, same }, { token });
const terms = async (query: { q?: string } = {}) =>
  (await call(listSynonyms, query, { token })).items.map(({ term }) => term);
const missed = () => call(listMissedSearches, {}, { token });
const undoLast = async (subject: string) => {
  const { items } = await call(listActivity, { subject, limit: 1 }, { token });
  return send(undoActivity, { id: items[0]?.id }, { token });
};

beforeAll(async () => {
  await addCategory('shelf');
  await addProduct({ name: { en: 'Baladi samneh', ar: 'سمنة بلدية' } });
  await addProduct({ name: { en: 'Nigella seed', ar: 'قزحة' } });
  await addProduct({ name: { en: 'Tomato paste', ar: 'رب بندورة' } });
});

describe('a synonym', () => {
  test('finds a product by a word that it does not have, in both directions and however it is spelt', async () => {
    expect(await find('ghee')).toEqual([]);
    const { id } = await add('ghee', 'سمنة');
    for (const q of ['ghee', 'GHEE', 'gheee', 'baladi ghee'])
      expect(await find(q), q).toEqual(['Baladi samneh']);
    await addProduct({ name: { en: 'Ghee tin', ar: 'علبة' } });
    expect(await find('السمنة')).toEqual(['Baladi samneh', 'Ghee tin']);
    await call(deleteSynonym, { id }, { token });
    expect(await find('ghee')).toEqual(['Ghee tin']);
  });

  test('may be a phrase for a word, and a phrase for a phrase', async () => {
    await add('حبة البركة', 'قزحة');
    await add('معجون طماطم', 'رب بندورة');
    for (const q of ['حبة البركة', 'حبه البركه', 'بذور حبة البركة'])
      expect(await find(q), q).toEqual(['Nigella seed']);
    expect(await find('معجون طماطم')).toEqual(['Tomato paste']);
    expect(await find('معجون')).toEqual([]);
  });

  test('comes after the word itself', async () => {
    await add('paste', 'seed');
    expect(await find('seed')).toEqual(['Nigella seed', 'Tomato paste']);
    expect(await find('paste')).toEqual(['Tomato paste', 'Nigella seed']);
  });

  test('needs two different words, and is there once', async () => {
    expect(await faultsOf(createSynonym, { term: ' ', same: '%%' }, { token })).toEqual([
      'This field is required',
      'Please use words or numbers, not signs alone',
    ]);
    expect(await faultsOf(createSynonym, { term: '😀', same: 'زيت، زيتون' }, { token })).toEqual([
      'Please use words or numbers, not signs alone',
      'One word or phrase at a time, without commas',
    ]);
    expect(await faultsOf(createSynonym, { term: 'لبنة', same: 'لبنه' }, { token })).toEqual([
      'These are the same word',
    ]);
    expect(await faultsOf(createSynonym, { term: 'x'.repeat(81), same: 'y' }, { token })).toEqual([
      'At most 80 characters',
    ]);
    const { id } = await add('tea', 'شاي');
    const taken = { status: 409, code: 'synonym_taken' };
    expect(await send(createSynonym, { term: 'شاى', same: 'Tea' }, { token })).toMatchObject(taken);
    const other = await add('chai', 'شاي');
    expect(await send(updateSynonym, { id: other.id, term: 'tea', same: 'شاي' }, { token })).toMatchObject(
      taken,
    );
    await call(updateSynonym, { id, term: 'Tea', same: 'شاي' }, { token });
    // Saving without a change leaves no entry.
    const newest = async () => (await call(listActivity, { limit: 1 }, { token })).items[0]?.id;
    const entry = await newest();
    await call(updateSynonym, { id, term: 'Tea', same: 'شاي' }, { token });
    expect(await newest()).toBe(entry);
    expect((await send(updateSynonym, { id: 'x', term: 'a', same: 'b' }, { token })).status).toBe(404);
    expect((await send(deleteSynonym, { id: crypto.randomUUID() }, { token })).status).toBe(404);
  });

  test('is listed with the latest first, searched by any part of either word, page by page', async () => {
    await add('first', 'أول');
    await add('second', 'ثانٍ');
    expect((await terms()).slice(0, 2)).toEqual(['second', 'first']);
    expect(await terms({ q: 'SECON' })).toEqual(['second']);
    expect(await terms({ q: 'اول' })).toEqual(['first']);
    const page = await call(listSynonyms, { limit: 1 }, { token });
    const next = await call(listSynonyms, { limit: 1, cursor: page.page.cursor ?? '' }, { token });
    expect([page.items[0]?.term, next.items[0]?.term]).toEqual(['second', 'first']);
    expect(page.page.total).toBe((await terms()).length);
    expect(await send(listSynonyms, { cursor: 'x' }, { token })).toMatchObject({ status: 400 });
  });

  test('that is added, changed or deleted can be taken back', async () => {
    const { id } = await add('broad bean', 'قزحة');
    expect(await find('broad bean')).toEqual(['Nigella seed']);
    await call(updateSynonym, { id, term: 'broad bean', same: 'سمنة' }, { token });
    expect(await find('broad bean')).toEqual(['Baladi samneh']);
    expect((await undoLast(id)).status).toBe(200);
    expect(await find('broad bean')).toEqual(['Nigella seed']);
    await call(deleteSynonym, { id }, { token });
    expect(await find('broad bean')).toEqual([]);
    expect((await undoLast(id)).status).toBe(200);
    expect(await find('broad bean')).toEqual(['Nigella seed']);

    const fresh = await add('fresh word', 'قزحة');
    expect((await undoLast(fresh.id)).status).toBe(200);
    expect(await find('fresh word')).toEqual([]);
  });

  test('that stands elsewhere by now is not put back', async () => {
    const { id } = await add('black cumin', 'قزحة');
    await call(deleteSynonym, { id }, { token });
    await add('قزحة', 'black cumin');
    expect(await undoLast(id)).toMatchObject({ status: 409, code: 'changed_since' });
  });
});

describe('a search that found nothing', () => {
  const report = (q: string) => send(reportMissedSearch, { q });

  test('is counted by its folded words, the most frequent first', async () => {
    for (const q of ['كينوا', 'Quinoa', ' quinoa! ', 'QUINOA']) await report(q);
    expect(await missed()).toEqual([
      { words: 'quinoa', query: 'QUINOA', count: 3, last_at: expect.any(String) },
      { words: 'كينوا', query: 'كينوا', count: 1, last_at: expect.any(String) },
    ]);
  });

  test('is not kept when it finds something, says nothing, or names somebody', async () => {
    const before = await missed();
    for (const q of [
      'nigella',
      'x',
      '%%%',
      '0791234567',
      'call 079 123 4567',
      'rania@example.com',
      'https://x.y',
    ])
      expect((await report(q)).status, q).toBe(200);
    expect(await missed()).toEqual(before);
    expect((await report('')).status).toBe(400);
    expect((await report('ز'.repeat(101))).status).toBe(400);
  });

  test('is off the list once it is dismissed, or has a synonym', async () => {
    await call(dismissMissedSearch, { words: 'كينوا' }, { token });
    expect((await missed()).map(({ words }) => words)).toEqual(['quinoa']);
    await add('Quinoa', 'قزحة');
    expect(await missed()).toEqual([]);
    expect(await find('quinoa')).toEqual(['Nigella seed']);
    expect((await report('quinoa')).status).toBe(200);
    expect(await missed()).toEqual([]);
  });

  test('makes room for others: five hundred are kept', async () => {
    await report('spaceship');
    await report('spaceship');
    await shop.db.execute(
      `insert into missed_searches select 'zz' || n, 'zz' || n, 1, now() - interval '1 day' from generate_series(1, 520) n`,
    );
    await report('xylophone');
    const { rows } = await shop.db.execute('select words from missed_searches');
    const kept = rows.map(({ words }) => words);
    expect(kept).toHaveLength(500);
    expect(kept).toEqual(expect.arrayContaining(['spaceship', 'xylophone']));
  });
});

test('the shop admin’s side of the search is for administrators alone', async () => {
  const synonym = { term: 'a b', same: 'c d' };
  const id = crypto.randomUUID();
  await expectAdminsOnly(shop, listSynonyms, {});
  await expectAdminsOnly(shop, createSynonym, synonym);
  await expectAdminsOnly(shop, updateSynonym, { id, ...synonym });
  await expectAdminsOnly(shop, deleteSynonym, { id });
  await expectAdminsOnly(shop, listMissedSearches, {});
  await expectAdminsOnly(shop, dismissMissedSearch, { words: 'x' });
});
