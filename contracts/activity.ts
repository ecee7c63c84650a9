import type * as z from 'zod/mini';
import type * as schemas from './activity.schemas.ts';
import type { Endpoint } from './endpoint.ts';

/** All administrator actions that the activity log records. */
export const actions = [
  'product.create',
  'product.update',
  'product.delete',
  'price.change',
  'price.plan',
  'price.cancel',
  'price.skip',
  'category.create',
  'category.update',
  'category.delete',
  'category.pins',
  'category.order',
  'collection.create',
  'collection.update',
  'collection.delete',
  'collection.order',
  'fee.update',
  'area.create',
  'area.update',
  'area.delete',
  'area.order',
  'area.times',
  'area.abroad',
  'coupon.create',
  'coupon.update',
  'coupon.delete',
  'coupon.stamps',
  'content.update',
  'content.banner',
  'legal.publish',
  'order.status',
  'order.change',
  'order.note',
  'order.export',
  'order.forget',
  'payment.record',
  'payment.settings',
  'stock.record',
  'stock.mark',
  'stock.stop',
  'user.role',
  'user.sessions',
  'user.delete',
  'message.answer',
  'message.delete',
  'newsletter.export',
  'import.apply',
  'synonym.create',
  'synonym.update',
  'synonym.delete',
] as const;
export type Action = (typeof actions)[number];

type FirstPart<Name extends string> = Name extends `${infer First}.${string}` ? First : never;
/** The kinds of subjects: the first part of an action's name. */
export type Kind = FirstPart<Action>;
export const kinds = [...new Set(actions.map((action) => action.split('.')[0]))] as Kind[];

/** Actions that can be undone as long as their subject has not changed since. */
export const undoable: readonly Action[] = [
  'product.create',
  'product.update',
  'product.delete',
  'price.change',
  'price.plan',
  'price.cancel',
  'category.create',
  'category.update',
  'category.delete',
  'category.pins',
  'category.order',
  'collection.create',
  'collection.update',
  'collection.delete',
  'collection.order',
  'fee.update',
  'area.create',
  'area.update',
  'area.delete',
  'area.order',
  'area.times',
  'area.abroad',
  'coupon.create',
  'coupon.update',
  'coupon.delete',
  'coupon.stamps',
  'content.update',
  'content.banner',
  'legal.publish',
  'order.status',
  'order.change',
  'order.note',
  'payment.record',
  'payment.settings',
  'stock.record',
  'stock.mark',
  'import.apply',
  'synonym.create',
  'synonym.update',
  'synonym.delete',
];

export type Activity = z.output<typeof schemas.activitySchema>;

export const listActivity: Endpoint<typeof schemas.listActivity> = {
  method: 'GET',
  path: '/admin/activity',
  access: 'admin',
  paged: true,
};

export const listActors: Endpoint<typeof schemas.listActors> = {
  method: 'GET',
  path: '/admin/activity/people',
  access: 'admin',
};

export const undoActivities: Endpoint<typeof schemas.undoActivities> = {
  method: 'POST',
  path: '/admin/activity/undo',
  access: 'admin',
};

export const undoActivity: Endpoint<typeof schemas.undoActivity> = {
  method: 'POST',
  path: '/admin/activity/{id}/undo',
  access: 'admin',
};
