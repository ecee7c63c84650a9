import { deliveryTimesFrom } from '../../server/settings/delivery-times.ts';

/** The delivery time facts of an order, in a shop that has set no times. */
export const withoutTimes = {
  times: deliveryTimesFrom(null),
  taken: new Map<string, number>(),
  now: new Date('2026-11-23T08:00:00Z'),
};
