import type { DeliveryMethod, OrderStatus } from '../../../../contracts/orders.ts';
import { plural } from '../../../../contracts/plural.ts';

const products = (count: number) => plural('en', count, { one: '# product', other: '# products' });

const becoming: Record<OrderStatus, string> = {
  pending: 'pending',
  processing: 'being prepared',
  shipped: 'shipped',
  delivered: 'delivered',
  cancelled: 'cancelled',
};
const ofPickup: Partial<typeof becoming> = { shipped: 'ready for pickup', delivered: 'picked up' };

export const bulk = {
  select: 'Select',
  selectNamed: (name: string) => `Select ${name}`,
  title: 'Selected',
  stop: 'Stop selecting',
  count: (count: number) => `${count} selected`,
  all: 'Select all',
  actions: 'Actions',
  tooMany: (max: number) => `That’s too many at once: ${max} at most.`,
  leftOut: (names: readonly string[]) =>
    `These have been changed elsewhere in the meantime, so we’ve left them as they are: ${names.join(', ')}`,
  computed: (names: readonly string[]) =>
    `These go by their stock count, their box or their season, so we’ve left them as they are: ${names.join(', ')}`,
  step: (step: string, count: number) => `${step} (${count})`,
  print: (count: number) =>
    plural('en', count, { one: 'Print packing slip', other: 'Print # packing slips' }),
  waiting: (numbers: string[]) => `Still waiting for the customer’s answer: ${numbers.join(', ')}`,
  nothingToDo: 'There’s nothing to do with these orders.',
  cannot: (count: number, reason: string) => `${count} without a next step: ${reason}`,
  ordersNow: (count: number, status: OrderStatus, method: DeliveryMethod) =>
    `${count} now ${(method === 'pickup' && ofPickup[status]) || becoming[status]}`,
  ordersUnchanged: (count: number) => `${count} unchanged`,
  ordersDeselected: (count: number) =>
    plural('en', count, { one: '# other deselected', other: '# others deselected' }),
  productsChanged: (count: number, what: string) =>
    count > 0 ? `${products(count)} changed: ${what}` : 'No product changed',
  nowInStock: 'in stock',
  nowOutOfStock: 'out of stock',
  nowShown: 'shown',
  nowHidden: 'hidden',
  nowIn: (category: string) => `moved to ${category}`,
  inStock: 'In stock',
  outOfStock: 'Out of stock',
  show: 'Show',
  hide: 'Hide',
  category: 'Move to category',
  chooseCategory: 'Choose a category',
  move: 'Move',
};
