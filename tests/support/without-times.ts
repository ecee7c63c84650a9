import { deliveryTimesFrom } from '../../server/settings/delivery-times.ts';

/** The part of an order's facts that tells when orders are delivered, in a shop that has set no times. */
export const withoutTimes = {
  times: deliveryTimesFrom(null),
  taken: new Map<string, number>(),
  now: new Date('2026-11-23T08:00:00Z'),
};
