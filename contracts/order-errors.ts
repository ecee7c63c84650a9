/** Refusals of an order, or of a change of one, by code, each with its status and English words. */
export const orderErrors = {
  price_changed: { status: 409, text: 'A price has changed since you filled the cart' },
  product_gone: { status: 409, text: 'A product in the cart is no longer sold' },
  product_unavailable: { status: 409, text: 'A product in the cart is out of stock' },
  stock_short: { status: 409, text: 'There aren’t enough left of a product' },
  order_changed: { status: 409, text: 'The order has changed in the meantime' },
  not_delivered: { status: 409, text: 'Only goods that were delivered can come back' },
  too_late: { status: 409, text: 'This order can’t be changed any more' },
  area_gone: { status: 409, text: 'We no longer deliver to this area. Please choose another one' },
  country_not_served: { status: 409, text: 'We don’t deliver to this country. Please choose another one' },
  not_sent_abroad: { status: 409, text: 'Something in the cart can’t be sent abroad' },
  area_closed: { status: 409, text: 'We’re not delivering to this area right now' },
  pickup_closed: { status: 409, text: 'Orders can’t be picked up right now. Please choose delivery' },
  below_minimum: { status: 409, text: 'The order is below the minimum of this area' },
  too_many_addresses: { status: 409, text: 'You’ve saved as many addresses as fit. Delete one first' },
  fee_changed: { status: 409, text: 'The delivery fee has changed' },
  delivery_paused: { status: 409, text: 'We’re not delivering right now' },
  pickup_paused: { status: 409, text: 'Orders can’t be picked up right now' },
  slot_gone: { status: 409, text: 'This time is no longer offered. Please choose another' },
  slot_full: { status: 409, text: 'This time is fully booked. Please choose another' },
  payment_unavailable: {
    status: 409,
    text: 'You can’t pay this way any more. Please choose another',
  },
  gift_paid_first: {
    status: 409,
    text: 'A gift is paid up front. Please choose another way to pay than cash',
  },
  idempotency_conflict: {
    status: 409,
    text: 'This order was already saved with other details. See it in My Orders.',
  },
  guests_not_allowed: {
    status: 409,
    text: 'Orders need an account in this shop. Please log in or sign up.',
  },
} as const satisfies Record<string, { status: number; text: string }>;
