import { expect, test } from 'vitest';
import { listProducts } from '../../contracts/catalogue.ts';
import { openShop } from '../support/empty-shop.ts';

const { call, addProduct } = await openShop();

/** Sorted in both alphabets at once; by code points both orders would differ. */
const names = [
  { en: 'apple tea', ar: 'ابريق شاي' },
  { en: 'Baking powder', ar: 'أرز' },
  { en: 'cardamom', ar: 'إكليل الجبل' },
  { en: 'Éclair', ar: 'بُنّ' },
  { en: 'honey', ar: 'بهارات' },
  { en: 'Zest', ar: 'سُمّاق' },
  { en: 'zzz', ar: 'سمسم' },
];
for (const name of [...names].sort((one, other) => (one.en < other.en ? 1 : -1))) await addProduct({ name });

test.each(['en', 'ar'] as const)('names stand as readers of %s look for them', async (language) => {
  const { items } = await call(listProducts, { sort: 'name', language });
  expect(items.map(({ name }) => name[language])).toEqual(names.map((name) => name[language]));
});
