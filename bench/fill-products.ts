import { randomUUID } from 'node:crypto';
import { fromQirsh } from '../contracts/money.ts';
import { places } from '../contracts/places.ts';
import { cilkaProducts } from '../seed/products-cilka.ts';
import { mounehProducts } from '../seed/products-mouneh.ts';
import { categories } from '../server/catalogue/category.table.ts';
import { mergeProduct } from '../server/catalogue/merge-product.ts';
import { addProducts, type ProductColumns } from '../server/catalogue/save-products.ts';
import type { Database } from '../server/database/connect.ts';
import { inTransaction } from '../server/database/transaction.ts';

const goods = [...mounehProducts, ...cilkaProducts];
const qualities = [
  { en: 'organic', ar: 'عضوي' },
  { en: 'premium', ar: 'ممتاز' },
  { en: 'homemade', ar: 'بيتي' },
  { en: 'fresh', ar: 'طازج' },
  { en: 'smoked', ar: 'مدخن' },
  { en: 'aged', ar: 'معتق' },
  { en: 'light', ar: 'خفيف' },
  { en: 'spicy', ar: 'حار' },
  { en: 'sweet', ar: 'حلو' },
  { en: 'salted', ar: 'مملح' },
  { en: 'family size', ar: 'حجم عائلي' },
  { en: 'gift box', ar: 'علبة هدية' },
];
const weights = ['100g', '250g', '500g', '750g', '1kg', '2kg', '250ml', '500ml', '1L', '5L'];
const syllables = [
  ['ba', 'با'],
  ['ri', 'ري'],
  ['no', 'نو'],
  ['sa', 'سا'],
  ['mi', 'مي'],
  ['ta', 'تا'],
  ['lu', 'لو'],
  ['ka', 'كا'],
  ['dan', 'دان'],
  ['zor', 'زور'],
  ['fal', 'فال'],
  ['wen', 'وين'],
  ['har', 'هار'],
  ['jo', 'جو'],
  ['shi', 'شي'],
  ['ram', 'رام'],
] as const;

/** Enough makers that the index of words grows as that of a real catalogue. */
const makers = 4096;
const atOnce = 1000;

/** A maker's name of three syllables, in both languages. */
function makerOf(number: number): { en: string; ar: string } {
  const parts = [number % 16, Math.floor(number / 16) % 16, Math.floor(number / 256) % 16].map(
    (digit) => syllables[digit] ?? syllables[0],
  );
  return { en: parts.map(([en]) => en).join(''), ar: parts.map(([, ar]) => ar).join('') };
}

/** A seeded pseudo-random generator: returns numbers below a bound, the same in every run. */
function countFrom(seed: number): (bound: number) => number {
  let state = seed;
  return (bound) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * bound);
  };
}

/**
 * Adds `count` varied products in both languages to a seeded shop: its own goods by thousands of makers, of many kinds,
 * places and weights, the same in every run. Resolves when the tables are analysed.
 */
export async function fillProducts(db: Database, count: number): Promise<void> {
  const shelves = new Map((await db.select().from(categories)).map(({ slug, id }) => [slug, id]));
  const below = countFrom(7);
  const pick = <One>(list: readonly One[]): One => list[below(list.length)] as One;
  for (let done = 0; done < count; done += atOnce) {
    const rows = Array.from({ length: Math.min(atOnce, count - done) }, (): ProductColumns => {
      const id = randomUUID();
      const [good, other] = [pick(goods), pick(goods)];
      const [quality, maker, origin] = [pick(qualities), makerOf(below(makers)), pick(places)];
      return {
        id,
        slug: `filled-${id}`,
        ...mergeProduct(
          null,
          {
            name: {
              en: `${maker.en} ${quality.en} ${good.name.en}`,
              ar: `${good.name.ar} ${quality.ar} ${maker.ar}`,
            },
            description: {
              en: `${good.description.en} ${other.description.en}`,
              ar: `${good.description.ar} ${other.description.ar}`,
            },
            price: fromQirsh(50 + below(3000)),
            weight: pick(weights),
            store: good.store,
            origin: origin.en,
            available: below(10) > 0,
          },
          shelves.get(good.category) ?? '',
        ),
      };
    });
    await inTransaction(db, (tx) => addProducts(tx, rows, new Date()));
  }
  for (const table of ['products', 'term_postings', 'search_terms']) {
    await db.$client.query(`vacuum analyze ${table}`);
  }
}
