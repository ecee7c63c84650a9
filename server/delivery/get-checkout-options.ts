import type { CheckoutOptions } from '../../contracts/checkout-options.ts';
import { countryName } from '../../contracts/countries.ts';
import { deliveryMethods } from '../../contracts/orders.ts';
import type { Context } from '../context.ts';
import { hasCoupons } from '../coupons/has-coupons.ts';
import { readAbroad } from '../settings/abroad.ts';
import { getContent } from '../settings/content.ts';
import { getDeliveryFee } from '../settings/delivery-fee.ts';
import { readDeliveryTimes } from '../settings/delivery-times.ts';
import { readPaymentSettings } from '../settings/payment-settings.ts';
import { readAreas } from './area-view.ts';
import { hasSlots } from './free-slots.ts';

/** The options of the checkout besides name and address; empty in a new shop. */
export async function getCheckoutOptions(context: Context): Promise<CheckoutOptions> {
  const [{ delivery_fee }, { pickup }, { methods }, times, { countries }, areas, coupons] = await Promise.all(
    [
      getDeliveryFee(context),
      getContent(context),
      readPaymentSettings(context.readDb),
      readDeliveryTimes(context.readDb),
      readAbroad(context.readDb),
      readAreas(context.readDb),
      hasCoupons(context.readDb),
    ],
  );
  return {
    delivery_fee,
    areas: areas.flatMap(({ version: _, fee, ...area }) => (fee === null ? [] : [{ ...area, fee }])),
    countries: countries.map(({ code, fee }) => ({ code, name: countryName(code), fee })),
    pickup: pickup.en ? pickup : null,
    timed: deliveryMethods.filter((method) => hasSlots(times, method) || times.paused[method]),
    paused: deliveryMethods.filter((method) => times.paused[method]),
    coupons,
    payment_methods: methods,
  };
}
