import { describe, expect, test } from 'vitest';
import { wordsOf } from '../contracts/fold-text.ts';
import { findPlace, places } from '../contracts/places.ts';
import { longestAlt } from '../contracts/product-images.ts';
import { sampleProducts } from '../contracts/sample-products.ts';
import { pricePerMeasure } from '../contracts/weight.ts';
import { pictures } from '../illustrations/pictures/pictures.ts';
import { secondPictures } from '../illustrations/pictures/second-pictures.ts';
import { slugOf } from '../server/catalogue/slug.ts';
import { formsOf } from '../server/search/word-forms.ts';
import { categories } from './categories.ts';
import { cilkaProducts } from './products-cilka.ts';
import { mounehProducts } from './products-mouneh.ts';

const products = [...mounehProducts, ...cilkaProducts];
const arabicLetter = /\p{Script=Arabic}/u;
const latinLetter = /\p{Script=Latin}/u;

function repeated(texts: string[]) {
  return texts.filter((text, index) => texts.indexOf(text) !== index);
}

describe('the catalogue', () => {
  test('fills both stores and every shelf', () => {
    expect(mounehProducts).toHaveLength(72);
    expect(cilkaProducts).toHaveLength(52);
    expect(mounehProducts.every((product) => product.store === 'mouneh')).toBe(true);
    expect(cilkaProducts.every((product) => product.store === 'cilka')).toBe(true);
    expect(categories).toHaveLength(9);
    expect(new Set(products.map((product) => product.category))).toEqual(
      new Set(categories.map((category) => category.slug)),
    );
  });

  test('opens each store with a mix of shelves', () => {
    const shelves = (list: typeof products) => new Set(list.map((product) => product.category)).size;
    expect(shelves(mounehProducts.slice(0, 6))).toBe(6);
    expect(shelves(mounehProducts.slice(0, 18))).toBeGreaterThanOrEqual(8);
    expect(shelves(cilkaProducts.slice(0, 6))).toBeGreaterThanOrEqual(4);
  });

  test('names no product twice, in either language', () => {
    expect(repeated(products.map((product) => product.key))).toEqual([]);
    expect(repeated(products.map((product) => slugOf(product.name.en)))).toEqual([]);
    expect(repeated(products.map((product) => product.name.ar))).toEqual([]);
  });

  test.each([...categories, ...products])(
    'is written in both languages: $name.en',
    ({ name, description }) => {
      for (const { en, ar } of [name, description]) {
        expect(en).toMatch(latinLetter);
        expect(en).not.toMatch(arabicLetter);
        expect(ar).toMatch(arabicLetter);
        expect(ar).not.toMatch(latinLetter);
        for (const text of [en, ar]) expect(text).toBe(text.trim().replace(/\s+/g, ' '));
      }
    },
  );

  test.each(products)('describes in one to three sentences: $name.en', ({ description }) => {
    for (const text of [description.en, description.ar]) {
      expect(text.length).toBeGreaterThanOrEqual(90);
      expect(text.length).toBeLessThanOrEqual(260);
      expect(text).toMatch(/[.]$/);
      expect(text.match(/[.!?؟]/g)?.length).toBeLessThanOrEqual(3);
    }
  });

  test.each(products)('has a price and a weight that can be read: $name.en', ({ price, weight }) => {
    expect(price).toBeGreaterThan(0);
    expect(price).toBe(Number(price.toFixed(2)));
    expect(weight).toMatch(/^[1-9]\d*(\.\d)?(g|kg|ml|L)$|^[1-9]\d* (bags|pieces|tablets)$/);
  });

  test('has a drawing for every product, and draws nothing else', () => {
    expect(new Set(Object.keys(pictures))).toEqual(new Set(products.map((product) => product.key)));
  });

  test('has a second picture of what it says shows two, with a text for each in both languages', () => {
    const shown = products.filter(({ alt }) => alt);
    expect(shown.length).toBeGreaterThan(2);
    expect(Object.keys(secondPictures).sort()).toEqual(shown.map(({ key }) => `${key}-second`).sort());
    for (const { alt } of shown)
      for (const { en, ar } of [alt?.first ?? { en: '', ar: '' }, alt?.second ?? { en: '', ar: '' }]) {
        expect(en).toMatch(latinLetter);
        expect(ar).toMatch(arabicLetter);
        expect(Math.max(en.length, ar.length)).toBeLessThanOrEqual(longestAlt);
      }
  });

  test('states of a food what its own description names, and claims no product free of anything', () => {
    const told = products.filter(({ food_facts }) => food_facts);
    expect(told.length).toBeGreaterThan(4);
    for (const { key, description, food_facts } of told) {
      const { ingredients, allergens = {}, marks = [] } = food_facts ?? {};
      expect([key, marks, Object.values(allergens).filter((level) => level !== 'contains')]).toEqual([
        key,
        [],
        [],
      ]);
      const said = wordsOf(`${description.en} ${description.ar}`);
      // With what is joined to a word in Arabic: «بزيت» says «زيت».
      const stems = said.flatMap((word) => [word, ...formsOf(word), word.slice(1), word.slice(3)]);
      const named = wordsOf(`${ingredients?.en ?? ''} ${ingredients?.ar ?? ''}`);
      const added = named.filter(
        (word) => !stems.includes(word) && !formsOf(word).some((form) => stems.includes(form)),
      );
      // Tahini names its sesame already.
      expect([key, added.filter((word) => !['sesame', 'سمسم'].includes(word))]).toEqual([key, []]);
    }
  });

  test.each([
    ['milk', 'dairy'],
    ['ayran', 'dairy'],
    ['powdered-milk', 'dairy'],
    ['eggs', 'dairy'],
    ['vinegar', 'oils'],
    ['ketchup', 'dried-goods'],
    ['rose-water', 'honey'],
    ['orange-blossom-water', 'honey'],
    ['sahlab', 'beverages'],
    ['fava', 'grains'],
    ['tissues', 'cleaning'],
  ])('keeps %s among %s', (key, category) => {
    expect(products.find((product) => product.key === key)?.category).toBe(category);
  });

  test.each([
    ['olive-oil', 7, 11],
    ['olive-oil-tin', 6.5, 9],
    ['wild-honey', 18, 20],
    ['sidr-honey', 28, 35],
    ['jameed', 11, 12],
    ['samneh', 15, 18],
    ['sugar', 0.6, 0.8],
    ['basmati', 1.5, 3],
    ['short-rice', 1, 2],
    ['turkish-coffee', 10, 16],
    ['roasted-nuts', 9, 15],
    ['date-paste', 1.5, 4],
    ['powdered-milk', 5, 9],
  ])('sells a kilogram or a litre of %s for what Jordan pays: from %d to %d JD', (key, min, max) => {
    const product = products.find((product) => product.key === key);
    const { price } = pricePerMeasure(product?.price ?? 0, product?.weight ?? '') ?? { price: 0 };
    expect(price).toBeGreaterThanOrEqual(min);
    expect(price).toBeLessThanOrEqual(max);
  });

  test('comes from places that both languages know', () => {
    const unknown = products.filter(({ origin }) => origin && findPlace(origin)?.en !== origin);
    expect(unknown.map((product) => product.key)).toEqual([]);
    expect(mounehProducts.every((product) => product.origin)).toBe(true);
  });
});

describe('a place', () => {
  test.each(places)('is found by either name: $en', (place) => {
    expect(findPlace(` ${place.en.toUpperCase()} `)).toBe(place);
    expect(findPlace(place.ar)).toBe(place);
  });

  test('is found however people type it', () => {
    expect(findPlace('عمان')?.en).toBe('Amman');
    expect(findPlace('اربد')?.en).toBe('Irbid');
    expect(findPlace('غزه')?.en).toBe('Gaza');
    expect(findPlace('ma’an')?.ar).toBe('معان');
    expect(findPlace('jordan  valley')?.ar).toBe('الأغوار');
  });

  test('that is not ours is left as it was typed', () => {
    expect(findPlace('Atlantis')).toBeUndefined();
    expect(findPlace('')).toBeUndefined();
  });
});

test('the sample products say what the catalogue says', () => {
  expect(sampleProducts).toHaveLength(11);
  expect(new Set(sampleProducts.slice(0, 6).map((sample) => sample.category)).size).toBe(4);
  for (const { slug, ...sample } of sampleProducts) {
    const { food_facts, alt, ...said } = products.find(({ key }) => key === sample.key) ?? {};
    expect(sample).toEqual(said);
    expect(slug).toBe(slugOf(sample.name.en));
  }
});
