import { expect, test } from 'vitest';
import type { Product } from '../../contracts/catalogue.ts';
import { words } from '../i18n/en.ts';
import { describeProduct } from './structured-data.ts';

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
  origin: null,
  origin_place: null,
  available: true,
  few_left: null,
  back_in: null,
  ready_on: null,
  regular_price: null,
  size_count: null,
};

test('all images of a product are named, in their order', () => {
  const reading = { language: 'en', words, publicUrl: 'https://shop.example' } as const;
  const images = [{ url: '/media/labneh.webp' }, { url: 'https://images.example/label.png' }];
  const product = { ...labneh, image: '/media/labneh.webp', images };
  const addresses = [
    'https://shop.example/media/labneh.webp',
    'https://images.example/label.png',
    'https://shop.example/share/en/labneh.jpg',
  ];
  expect(describeProduct(product, undefined, 'Sour.', reading)).toMatchObject({
    '@graph': [{ image: addresses }, {}],
  });
});

test.each([
  ['/media/labneh.webp', ['https://shop.example/media/labneh.webp']],
  ['https://images.example/a b.png', ['https://images.example/a%20b.png']],
  ['https://', []],
  ['https://no host/a.png', []],
  ['', []],
])('an image at %j is named where it has a whole address, and breaks nothing', (image, named) => {
  const reading = { language: 'en', words, publicUrl: 'https://shop.example' } as const;
  const data = describeProduct({ ...labneh, image }, undefined, 'Sour.', reading);
  const shared = 'https://shop.example/share/en/labneh.jpg';
  expect(data).toMatchObject({ '@graph': [{ image: [...named, shared] }, {}] });
});
