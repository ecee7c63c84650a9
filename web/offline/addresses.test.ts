import { expect, test } from 'vitest';
import { isCustomerPage, isPageData, isPublicRead, pageOfData } from './addresses.ts';

const at = (path: string) => new URL(path, 'https://shop.example');

test.each(['/', '/ar', '/cart', '/ar/products/makdous', '/orders', '/AR/Cart'])('%s is a page', (path) => {
  expect(isCustomerPage(path)).toBe(true);
});

test.each([
  '/admin',
  '/Admin/orders',
  '/ar/admin/login',
  '/api/docs',
  '/media/a',
  '/sitemap.xml',
  '/sw.js',
  '/ar/reset-password',
  '/confirm-email',
  '/newsletter/leave/secret',
  '/waitlist/leave/secret',
  '/ar/orders/MN-1042',
])('%s is none that is kept', (path) => expect(isCustomerPage(path)).toBe(false));

test.each([
  ['/_.data', '/'],
  ['/ar.data', '/ar'],
  ['/ar/_.data', '/ar/'],
  ['/products/makdous.data', '/products/makdous'],
  ['/products.data?store=cilka&_routes=en%3Aproducts', '/products?store=cilka'],
  ['/products.data?q=%D9%84%D8%A8%D9%86%D8%A9', '/products?q=%D9%84%D8%A8%D9%86%D8%A9'],
])('%s are the data of %s', (data, page) => {
  expect(isPageData(at(data))).toBe(true);
  expect(pageOfData(at(data))).toBe(page);
});

test('the data of the seller’s pages are not kept', () => {
  expect(isPageData(at('/admin.data'))).toBe(false);
  expect(isPageData(at('/ar/admin/orders.data'))).toBe(false);
});

test.each([
  '/api/products?store=mouneh',
  '/api/products?store=mouneh&limit=24&cursor=abc',
  '/api/products/makdous',
  '/api/categories',
  '/api/settings/delivery_fee',
  '/api/checkout-options',
])('%s is the same for all', (path) => expect(isPublicRead(at(path))).toBe(true));

test.each([
  '/api/products?ids=a,b',
  '/api/products?limit=6&cursor=abc',
  '/api/orders',
  '/api/orders/1/invoice',
  '/api/profile',
  '/api/favorites',
  '/api/newsletter',
])('%s is never kept', (path) => expect(isPublicRead(at(path))).toBe(false));
