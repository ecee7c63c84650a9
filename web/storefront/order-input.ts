import { unknownCountry } from '../../contracts/countries.ts';
import type { FreeSlot } from '../../contracts/delivery-times.ts';
import type { InputOf } from '../../contracts/endpoint.ts';
import type { placeGuestOrder } from '../../contracts/guest-orders.ts';
import type { Language } from '../../contracts/language.ts';
import type { placeOrder } from '../../contracts/orders.ts';
import type { CartItem } from '../cart/cart.ts';
import { guestKey } from '../cart/idempotency-key.ts';
import { coordinatesOf } from '../orders/address-values.ts';
import type { useAccepted } from '../session/use-accepted.ts';
import { paymentOf } from './checkout-payment.tsx';
import { readSlot } from './checkout-slot.tsx';
import { type PreferenceValues, preferencesToSend } from './preference-values.ts';
import { type CouponState, wantedCoupon } from './use-coupon.ts';
import type { Delivery } from './use-delivery.ts';

/** The form's values, parsed by the contract's rules. */
export type Address = {
  name: string;
  street: string;
  city: string;
  country: string;
  phone?: string | undefined;
  /** Only for guests. */
  email?: string | undefined;
  building?: string | undefined;
  floor?: string | undefined;
  landmark?: string | undefined;
  driver_note?: string | undefined;
  /** A link to a map, or coordinates. */
  pin: string;
  /** The chosen payment method. */
  payment?: string | undefined;
  /** The chosen slot. */
  slot?: string | undefined;
  /** A coupon's code, as typed. */
  coupon?: string | undefined;
} & PreferenceValues;

export type OrderToSend = {
  address: Address;
  delivery: Delivery;
  coupon: CouponState;
  isFreeForStamps: boolean;
};

type Sent = OrderToSend & {
  items: CartItem[];
  language: Language;
  accepted: ReturnType<typeof useAccepted>;
};

/** The order as an account sends it. */
export const accountInput = (sent: Sent, email: string): InputOf<typeof placeOrder> => ({
  ...sharedInput(sent),
  customer_email: email,
});

/** The order as a guest sends it, with a phone and perhaps an email. */
export function guestInput(sent: Sent): InputOf<typeof placeGuestOrder> {
  const { email = '', phone = '' } = sent.address;
  const input = sharedInput(sent);
  return {
    ...input,
    customer_email: email,
    shipping_address: { ...input.shipping_address, phone },
    guest_key: guestKey(),
  };
}

function sharedInput({ address, delivery, coupon, isFreeForStamps, items, language, accepted }: Sent) {
  const { name, pin, payment: chosen, slot } = address;
  const { street, city, country, phone, building, floor, landmark, driver_note } = address;
  const payment = paymentOf(chosen, delivery.options);
  return {
    customer_name: name,
    shipping_address: {
      ...{ street, city, country, phone, building, floor, landmark, driver_note },
      ...coordinatesOf(pin),
    },
    ...wantedDelivery(delivery, delivery.isTimed ? readSlot(slot) : null),
    ...(payment && { payment }),
    ...preferencesToSend(address),
    ...wantedCoupon(address.coupon, coupon.given),
    ...(isFreeForStamps && { free_for_stamps: true }),
    items: items.map(({ product, quantity }) => ({
      product_id: product.id,
      quantity,
      price: product.price,
      ready_on: product.ready_on,
    })),
    language,
    ...accepted,
  };
}

/** The chosen delivery with the displayed fee; undefined where the shop has no options. */
function wantedDelivery(
  { isAsked, method, area, country, isCountryGone, fee }: Delivery,
  slot: FreeSlot | null,
) {
  if (country) {
    // A country without a known name is named only in the address.
    const isKnown = country.code !== unknownCountry;
    return {
      delivery: { ...(isKnown && { country: country.code }), ...(!isCountryGone && { fee: country.fee }) },
    };
  }
  return (
    (isAsked || slot) && {
      delivery: {
        method,
        area_id: area?.id ?? null,
        ...(typeof fee === 'number' && { fee }),
        ...(slot && { slot }),
      },
    }
  );
}
