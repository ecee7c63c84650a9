import type * as z from 'zod/mini';
import type * as schemas from './delivery-times.schemas.ts';
import type { Endpoint } from './endpoint.ts';

/** Limits of what is stored. */
export const maxSlots = 40;
export const maxExceptions = 20;
export const maxCapacity = 10_000;
/** The longest lead time in hours: two weeks, as far ahead as slots are offered. */
export const longestLead = 336;

/** For how many days slots are offered, today included. */
export const daysOffered = 14;

export type DeliveryTimes = z.output<typeof schemas.deliveryTimesSchema>;
export type EditedDeliveryTimes = z.output<typeof schemas.editedDeliveryTimesSchema>;
export type OrderedSlot = z.output<typeof schemas.orderedSlotSchema>;
export type FreeSlot = z.output<typeof schemas.listFreeSlots.answer>['slots'][number];

export const getDeliveryTimes: Endpoint<typeof schemas.getDeliveryTimes> = {
  method: 'GET',
  path: '/admin/delivery-times',
  access: 'admin',
};

export const setDeliveryTimes: Endpoint<typeof schemas.setDeliveryTimes> = {
  method: 'PUT',
  path: '/admin/delivery-times',
  access: 'admin',
};

export const listFreeSlots: Endpoint<typeof schemas.listFreeSlots> = {
  method: 'GET',
  path: '/delivery-slots',
  access: 'public',
  noStore: true,
};
