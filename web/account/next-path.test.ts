import { expect, test } from 'vitest';
import { destinationOf, readNext } from './next-path.ts';

test('a path of this shop is where one goes back to, with its query and hash', () => {
  expect(readNext('/')).toBe('/');
  expect(readNext('/products?store=cilka&q=soap#list')).toBe('/products?store=cilka&q=soap#list');
  expect(readNext('/ar/cart')).toBe('/ar/cart');
});

test.each([
  null,
  '',
  'cart',
  'https://elsewhere.example/',
  '//elsewhere.example',
  '/\\elsewhere.example',
  '/\t/elsewhere.example',
  '/.//elsewhere.example',
  '/..//elsewhere.example',
  'javascript:alert(1)',
  ' //elsewhere.example',
])('%j leads nowhere', (next) => {
  expect(readNext(next)).toBeNull();
});

test('administrators go to the shop admin, customers back to their page or home', () => {
  const user = {
    id: '1',
    email: 'rania@example.com',
    emailVerified: true,
    name: 'Rania',
    phone: '',
    role: 'customer' as const,
    address: '',
    birthDate: '',
    language: 'en' as const,
    notifications: { orders: true, offers: false },
  };
  expect(destinationOf(user, '/cart')).toBe('/cart');
  expect(destinationOf(user, '//elsewhere.example')).toBe('/');

  const asAdmin = (next: string) => destinationOf({ ...user, role: 'admin' }, next);
  for (const page of ['/admin', '/ar/admin/orders/MN-1042', '/admin/orders?status=pending&q=a/b'])
    expect(asAdmin(page), 'a page of the shop admin').toBe(page);
  for (const page of [
    '/cart',
    '/administration',
    '//elsewhere.example/admin',
    'https://elsewhere.example/admin',
  ])
    expect(asAdmin(page)).toBe('/admin');
  for (const link of ['/orders/MN-1042', '/ar/orders/MN-1042']) {
    expect(destinationOf(user, link)).toBe(link);
    expect(asAdmin(link), 'an order that was being opened').toBe(link);
  }
});
