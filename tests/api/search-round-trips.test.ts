import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import {
  deleteProduct,
  listAdminProducts,
  listProducts,
  suggestProducts,
  updateProduct,
} from '../../contracts/catalogue.ts';
import { openShop } from '../support/empty-shop.ts';
import { goldenSearches } from '../support/golden-searches.ts';
import { type Recorded, recordQueries } from '../support/record-queries.ts';

const { call, db, admin, deps } = await openShop({}, undefined, { seeded: true });
const token = await admin();

/**
 * Interpreting a query requires the vocabulary, which is cached once the catalogue's version is known, and read once
 * per version.
 */
const warm = () => deps.searchIndex.read(db);

/** Leaves out the queries of the job queue and the guard. */
const isOfSearch = ({ text }: Recorded) => /products|categories|synonyms|terms|postings/.test(text);

describe('a search makes at most two round trips to the database', () => {
  test('whatever is typed, in a store and in the whole shop, as it is listed and as it is suggested', async () => {
    const recorded = recordQueries();
    const costly: string[] = [];
    const count = async (what: string, work: () => Promise<unknown>) => {
      await warm();
      const before = recorded.length;
      await work();
      const { length } = recorded.slice(before).filter(isOfSearch);
      if (length > 2) costly.push(`${what}: ${length}`);
    };
    const typed = [
      'makdous spaceship',
      'zzzz qqqq',
      'olive oil honey soap',
      'oli',
      'ل',
      'cilka',
      'مونة',
      ...goldenSearches.map(([q]) => q),
    ];
    for (const q of typed) {
      await count(`list ${q}`, () => call(listProducts, { q, limit: 24 }));
      await count(`list ${q} in cilka`, () => call(listProducts, { q, limit: 24, store: 'cilka' }));
      await count(`suggest ${q}`, () => call(suggestProducts, { q, store: 'mouneh' }));
    }
    await count('sorted', () => call(listProducts, { q: 'oil', sort: 'price', limit: 24 }));
    await count('in a category', () => call(listProducts, { q: 'oil', category: 'spices', limit: 24 }));
    await count('in no category', () => call(listProducts, { q: 'oil', category: 'none', limit: 24 }));
    expect(costly).toEqual([]);
    expect(recorded.length).toBeGreaterThan(typed.length);
  });

  test('in the shop admin, where what a product has to be is looked up for all that were found, three', async () => {
    await warm();
    const recorded = recordQueries();
    await call(listAdminProducts, { q: 'oil', state: 'out_of_stock' }, { token });
    expect(recorded.filter(isOfSearch)).toHaveLength(3);
  });
});

test('the vocabulary is read once for a version, however many search at once', async () => {
  const [first] = (await call(listProducts, { limit: 1 })).items;
  await call(updateProduct, { id: first?.id ?? '', price: 9.99, category: first?.category ?? '' }, { token });
  const recorded = recordQueries();
  await Promise.all(['oil', 'زيت', 'labneh', 'soap'].map((q) => call(listProducts, { q, limit: 24 })));
  expect(recorded.filter(({ text }) => text.includes('"search_terms"'))).toHaveLength(1);
});

test('how many products a term has is counted through the life of a product', async () => {
  const isCounted = async () => {
    const { rows } = await db.execute(sql`
      select term_id, field from (select term_id, field, count(*) as products from term_postings group by 1, 2) listed
      full join (
        select term_id, field, sum(products) as products from posting_counts group by 1, 2 having sum(products) <> 0
      ) counted using (term_id, field)
      where listed.products is distinct from counted.products`);
    expect(rows).toEqual([]);
  };
  await isCounted();
  const [one] = (await call(listProducts, { q: 'labneh', limit: 1 })).items;
  const change = { id: one?.id ?? '', category: one?.category ?? '' };
  await call(updateProduct, { ...change, name: { en: 'Freekeh jar', ar: 'مرطبان فريكة' } }, { token });
  await isCounted();
  await call(updateProduct, { ...change, available: false }, { token });
  await isCounted();
  await call(deleteProduct, { id: change.id }, { token });
  await isCounted();
});
