import type { Action, Activity } from '../../contracts/activity.ts';

type PathOf = (entry: Activity) => string;

const product: PathOf = ({ subject_id }) => `/admin/products/${subject_id}`;
const stock: PathOf = ({ subject_id }) => `/admin/products/${subject_id}/stock`;
const category: PathOf = ({ subject_id }) => `/admin/categories/${subject_id}`;
const collection: PathOf = ({ subject_id }) => `/admin/collections/${subject_id}`;
const customer: PathOf = ({ subject_id }) => `/admin/customers/${subject_id}`;
/** In both languages an order is named by its number. */
const order: PathOf = ({ subject }) => `/admin/orders/${subject.en}`;
const areas: PathOf = () => '/admin/delivery';
const coupons: PathOf = () => '/admin/coupons';
const synonyms: PathOf = () => '/admin/search';
const planned: PathOf = () => '/admin/products/prices/planned';

/** Actions missing here have no page: an exported file, a price change of many products, deletions. */
const pages: Partial<Record<Action, PathOf>> = {
  'product.create': product,
  'product.update': product,
  'price.plan': planned,
  'category.create': category,
  'category.update': category,
  'category.pins': category,
  'category.order': () => '/admin/categories',
  'collection.create': collection,
  'collection.update': collection,
  'collection.order': () => '/admin/collections',
  'fee.update': () => '/admin',
  'area.create': areas,
  'area.update': areas,
  'area.order': areas,
  'area.times': () => '/admin/delivery-times',
  'area.abroad': () => '/admin/delivery-abroad',
  'coupon.create': coupons,
  'coupon.update': coupons,
  'coupon.stamps': coupons,
  'content.update': () => '/admin/settings',
  'content.banner': () => '/admin/banner',
  'legal.publish': ({ subject_id }) => `/admin/legal/${subject_id}`,
  'order.status': order,
  'order.change': order,
  'order.note': order,
  'order.forget': order,
  'payment.record': order,
  'payment.settings': () => '/admin/payment-methods',
  'stock.record': stock,
  'stock.mark': stock,
  'stock.stop': stock,
  'user.role': customer,
  'user.sessions': customer,
  'message.answer': ({ subject_id }) => `/admin/messages/${subject_id}`,
  'synonym.create': synonyms,
  'synonym.update': synonyms,
};

/**
 * The path, without the language, of the page where the entry's subject is edited; null for none, as after an undone
 * creation.
 */
export function pathOfSubject(entry: Activity): string | null {
  const isCreation = entry.before === null && entry.action.endsWith('.create');
  return isCreation && entry.undone ? null : (pages[entry.action]?.(entry) ?? null);
}
