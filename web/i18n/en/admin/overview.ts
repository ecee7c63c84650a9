import { plural } from '../../../../contracts/plural.ts';

export const overview = {
  money: 'Money',
  moneyNote: 'What was taken is the payments you’ve recorded, less refunds.',
  outstandingNote:
    '“Customers owe” is what’s left to pay on orders, delivered or not. Orders to be paid as agreed on WhatsApp aren’t in it until you’ve recorded a first payment for them.',
  takenToday: 'Taken today',
  takenThisMonth: 'Taken this month',
  outstanding: 'Customers owe',
  refundsDue: 'Refunds due',
  agreedUnpaid: (count: number, due: string) =>
    plural('en', count, {
      one: `One of these, from the last 30 days, is delivered with no payment recorded: ${due}.`,
      other: `# of these, from the last 30 days, are delivered with no payment recorded: ${due}.`,
    }),
  deliveredUnpaid: (orders: string) => `Delivered, with nothing paid yet: ${orders}`,
  heading: 'Today',
  failed: 'We couldn’t load the figures.',
  backupsFail: (day: string) =>
    `The nightly backup has been failing since ${day}. Check that the disk has room, then run “npm run backup” on the computer the shop runs on: it’ll say what’s wrong. This message disappears once a backup works.`,
  pending: (count: number) => plural('en', count, { one: '# order pending', other: '# orders pending' }),
  today: 'Orders today',
  toShip: (count: number) =>
    plural('en', count, { one: '# order being prepared', other: '# orders being prepared' }),
  toDeliver: (count: number) =>
    plural('en', count, { one: '# order shipped or ready', other: '# orders shipped or ready' }),
  declined: (number: string) => `The customer declined your change to ${number}`,
  declinedFee: (number: string) => `The customer asked for another delivery price for ${number}`,
  toRefund: (count: number) =>
    plural('en', count, { one: '# order with a refund due', other: '# orders with a refund due' }),
  work: (prepare: string | null, handOver: string) =>
    [prepare && `${prepare} to prepare`, `${handOver} to hand over`].filter(Boolean).join(' · '),
  toTell: (count: number) =>
    plural('en', count, {
      one: '# message to send: a product someone waits for is back',
      other: '# messages to send: products people wait for are back',
    }),
  nothingToDo: 'Nothing is waiting for you.',
  products: 'Total products',
  fee: 'Delivery fee (JD)',
  feeElsewhere: 'For the rest of Jordan: each of your areas has its own fee.',
  feeUpdated: 'Delivery fee updated',
  feeFailed: 'Failed to update',
  feeError: 'Error updating delivery fee',
  sales: 'Sales',
  periods: { 1: 'Today', 7: '7 days', 30: '30 days' },
  /** The period before the days shown. */
  before: {
    1: (revenue: string, orders: string) => `Yesterday, the whole day: ${revenue}, ${orders}.`,
    7: (revenue: string, orders: string) => `The 7 days before: ${revenue}, ${orders}.`,
    30: (revenue: string, orders: string) => `The 30 days before: ${revenue}, ${orders}.`,
  },
  period: (days: number) => `Last ${days} days`,
  revenue: 'Revenue',
  revenueNote: 'Cancelled orders aren’t counted.',
  orders: 'Orders',
  average: 'Average order',
  newCustomers: 'New customers',
  charts: 'Day by day',
  revenueByDay: 'Revenue by day',
  ordersByDay: 'Orders by day',
  dayOrders: (count: number) => plural('en', count, { one: '# order', other: '# orders' }),
  asTable: 'As a table',
  day: 'Day',
  statuses: 'Orders by status',
  areas: 'Orders by area',
  andCancelled: (count: number) => `+ ${count} cancelled`,
  area: 'Area',
  bestSellers: 'Best sellers',
  bestSellersNone: 'Nothing sold in this period yet.',
  product: 'Product',
  quantity: 'Sold',
  lowPoints: 'Products that need attention',
  low: {
    out_of_stock: 'Out of stock',
    low_stock: 'Running low',
    no_image: 'Without a picture',
    no_translation: 'Without a translation',
  },
  lowNote: {
    out_of_stock: 'They can’t be ordered.',
    low_stock: 'Few are left, or none.',
    no_image: 'Shown with a drawing of an empty jar.',
    no_translation: 'The name or the description is missing in one language.',
  },
  allWell: 'Nothing is missing.',
};
