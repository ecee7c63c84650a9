import { plural } from '../../../contracts/plural.ts';

/** Of the cart's page, and of the bar that comes once something is in the cart. */
export const cartPage = {
  title: 'Your cart',
  addedToMost: (name: string, most: number) => `${name}: ${most} in your cart, the most per order`,
  added: (name: string, count: number) =>
    count > 1 ? `${name} added, ${count} in your cart` : `${name} added to your cart`,
  empty: 'Your cart is empty',
  emptyHint: 'The shelf is waiting for its first jar.',
  continueShopping: 'Continue shopping',
  clear: 'Clear Cart',
  clearQuestion: 'Take everything out of the cart?',
  clearHint: 'You can fill it again whenever you like.',
  keep: 'Keep items',
  remove: 'Remove',
  removed: (name: string) => `${name} removed`,
  save: 'Save',
  saveNamed: (name: string) => `Save ${name} to favourites and remove it from the cart`,
  saved: (name: string) => `${name} saved to your favourites`,
  each: (price: string) => `${price} each`,
  summary: 'Order summary',
  subtotal: 'Subtotal',
  deliveryFee: 'Delivery fee',
  total: 'Total',
  proceed: 'Proceed to Checkout',
  taxes: 'Shipping and taxes calculated at checkout',
  gone: 'We no longer sell this, so it isn’t counted.',
  outOfStock: 'Out of stock for now, so it isn’t counted.',
  priceWas: (before: string, now: string) => `Was ${before}, now ${now}`,
  checkFailed: 'We couldn’t check today’s prices. We’ll check them again when you send your order.',
  view: 'View cart',
  viewNamed: (count: number, total: string) =>
    `View cart: ${plural('en', count, { one: '# product', other: '# products' })}, ${total}`,
  inCart: 'In the cart',
  undo: 'Undo',
};
