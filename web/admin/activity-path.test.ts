import { describe, expect, test } from 'vitest';
import type { Action, Activity } from '../../contracts/activity.ts';
import { pathOfSubject } from './activity-path.ts';

const entryOf = (action: Action, more: Partial<Activity> = {}): Activity => ({
  id: 1,
  at: '2026-05-01T10:00:00.000Z',
  user: null,
  action,
  subject_id: 'p1',
  subject: { en: 'MN-1001', ar: 'MN-1001' },
  before: null,
  after: { nameEn: 'Labneh' },
  undoes: null,
  undone: false,
  undoable: false,
  ...more,
});

describe('an entry of the activity log leads to the page of its subject', () => {
  test.each<[Action, string | null]>([
    ['product.update', '/admin/products/p1'],
    ['stock.record', '/admin/products/p1/stock'],
    ['payment.record', '/admin/orders/MN-1001'],
    ['user.role', '/admin/customers/p1'],
    ['area.times', '/admin/delivery-times'],
    ['product.delete', null],
    ['order.export', null],
    ['user.delete', null],
  ])('%s: %s', (action, path) => {
    expect(pathOfSubject(entryOf(action))).toBe(path);
  });

  test('but not to what an undone creation took away', () => {
    expect(pathOfSubject(entryOf('product.create'))).toBe('/admin/products/p1');
    expect(pathOfSubject(entryOf('product.create', { undone: true }))).toBeNull();
  });
});
