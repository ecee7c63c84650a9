import { describe, expect, test } from 'vitest';
import type { Product } from '../../contracts/catalogue.ts';
import { languages } from '../../contracts/language.ts';
import { words as arabic } from '../i18n/ar.ts';
import { words as english } from '../i18n/en.ts';
import { nameShop } from '../i18n/name-shop.ts';
import { summarizeProduct } from './summarize-product.ts';

const en = nameShop(english, 'Mouneh');
const ar = nameShop(arabic, 'مونة');

const labneh: Product = {
  id: '1',
  slug: 'labneh',
  name: { en: 'Labneh', ar: 'لبنة' },
  description: { en: '', ar: '' },
  price: 3.5,
  image: '',
  category: 'dairy',
  weight: '500g',
  store: 'mouneh',
  origin: 'Ajloun',
  origin_place: { en: 'Ajloun', ar: 'عجلون' },
  available: true,
  few_left: null,
  back_in: null,
  ready_on: null,
  regular_price: null,
  size_count: null,
};
const describedAs = (text: string): Product => ({ ...labneh, description: { en: text, ar: text } });

test('what the seller wrote is the description', () => {
  const text =
    'Strained for two nights in cotton,\n  salted lightly, and sour as it should be in a good house.';
  expect(summarizeProduct(describedAs(text), 'en', en)).toBe(text.replace(/\s+/g, ' '));
});

test('a product without words of its own is described by what is known of it', () => {
  expect(summarizeProduct(labneh, 'en', en)).toBe(
    'Labneh, 500 g from Ajloun. From the heritage shelf of Mouneh, delivered to your door.',
  );
  expect(summarizeProduct(labneh, 'ar', ar)).toBe(
    'لبنة، 500 غم من عجلون. من رفّ التراث في مونة، والتوصيل إلى باب بيتك.',
  );
  const bare = { ...labneh, weight: '', origin: null, origin_place: null };
  expect(summarizeProduct(bare, 'en', en)).toMatch(/^Labneh\. From/);
});

describe('however much or little there is, a description has 50 to 160 characters', () => {
  test.each([
    ['', 'Labneh'],
    ['Sour.', 'Labneh'],
    ['Sour and white. '.repeat(300), 'Labneh'],
    ['o'.repeat(5000), 'Labneh'],
    ['', 'Labneh of sheep '.repeat(18).trim()],
    ['', '🫙'.repeat(150)],
  ])('%#', (description, name) => {
    for (const language of languages) {
      const product = { ...describedAs(description), name: { en: name, ar: name } };
      const text = summarizeProduct(product, language, language === 'ar' ? ar : en);
      expect(text.length).toBeGreaterThanOrEqual(50);
      expect(text.length).toBeLessThanOrEqual(160);
      expect(text).toMatch(/\S[.…]$/u);
      expect(text.isWellFormed()).toBe(true);
    }
  });
});
