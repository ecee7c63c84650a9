import { expect, test } from 'vitest';
import { tidyFoodFacts } from '../catalogue/food-facts.ts';
import { productTerms } from './product-terms.ts';

const wordsFor = (
  ingredients: { en: string; ar: string },
  allergens: Record<string, 'contains' | 'free_of'> = {},
  descriptionEn = '',
) =>
  productTerms({
    nameEn: 'Bread',
    nameAr: 'خبز',
    descriptionEn,
    foodFacts: tidyFoodFacts({ ingredients, allergens }),
  }).descriptionWords;

test('a product is found by its ingredients in both languages, as by words of its description', () => {
  const words = wordsFor({ en: 'Flour, sesame (toasted), salt', ar: 'طحين، سمسم، ملح' });
  for (const word of ['flour', 'sesame', 'toasted', 'سمسم', 'ملح']) expect(words).toContain(word);
});

test.each([
  ['No sesame, salt', 'بدون سمسم، ملح'],
  ['Free from sesame. Salt', 'خالٍ من السمسم، ملح'],
  ['Sesame-free; salt', 'لا يحتوي على سمسم، ملح'],
  ['Contains no sesame or nuts, salt', 'خالية من السمسم والمكسرات، ملح'],
  ['Without sesame (salt)', 'بلا سمسم، ملح'],
])('what ingredients say is not in them finds nothing: %s / %s', (en, ar) => {
  const words = wordsFor({ en, ar });
  for (const word of ['sesame', 'nuts', 'سمسم', 'السمسم', 'مكسرات', 'والمكسرات'])
    expect(words).not.toContain(word);
  expect(words).toContain('salt');
  expect(words).toContain('ملح');
});

test('an allergen that a product is said to be free of is no ingredient, however it stands there', () => {
  expect(wordsFor({ en: 'Flour; sesame: none', ar: '' }, { sesame: 'free_of' })).not.toContain('sesame');
  expect(wordsFor({ en: 'Flour, sesame', ar: '' }, { sesame: 'contains' })).toContain('sesame');
});

test('long ingredients leave the words of a description where they were, and are bounded themselves', () => {
  const many = (word: string) => Array.from({ length: 300 }, (_, n) => `${word}${n}`).join(', ');
  const words = wordsFor({ en: many('spice'), ar: '' }, {}, many('kitchen'));
  expect(words.filter((word) => word.startsWith('kitchen'))).toHaveLength(40);
  expect(words.filter((word) => word.startsWith('spice'))).toHaveLength(40);
});
