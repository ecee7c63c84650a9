import type { Product } from '../../contracts/catalogue.ts';
import type { InputOf } from '../../contracts/endpoint.ts';
import type { placeOrder } from '../../contracts/orders.ts';

export type OrderInput = InputOf<typeof placeOrder>;
export type OrderItem = OrderInput['items'][number];

export const address = {
  street: 'Rainbow Street 12',
  city: 'Amman',
  country: 'Jordan',
  phone: '079 123 4567',
};

/** The input that the browser sends for these items. */
export const orderOf = (...items: OrderItem[]): OrderInput => ({
  customer_name: 'Salma',
  customer_email: 'salma@example.com',
  shipping_address: address,
  items,
});

/** A product in the cart, at the price shown when it was added. */
export const itemOf = ({ id, price }: Product, quantity = 1): OrderItem => ({
  product_id: id,
  quantity,
  price,
});
