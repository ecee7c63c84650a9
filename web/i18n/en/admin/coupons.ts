import { plural } from '../../../../contracts/plural.ts';

export const coupons = {
  title: 'Coupons',
  open: 'Coupons and stamp card',
  intro: 'Codes that take something off an order. Shoppers type them at the checkout, one for each order.',
  loading: 'Loading coupons…',
  failed: 'We couldn’t load the coupons.',
  retry: 'Try again',
  empty: 'No coupons yet',
  emptyText: 'Shoppers aren’t asked for a code until you add one.',
  add: 'Add coupon',
  newTitle: 'New coupon',
  editTitle: 'Edit coupon',
  code: 'Code',
  codeHint: 'Capitals, spaces, hyphens and Arabic digits make no difference.',
  kind: 'Takes off',
  kinds: { percent: 'A percentage', amount: 'An amount', delivery: 'The delivery fee in Jordan' },
  percent: 'Percentage',
  amount: 'Amount (JD)',
  minimum: 'Minimum order (JD)',
  minimumHint: 'Goods only, before the coupon.',
  from: 'First day',
  until: 'Last day',
  uses: 'Total uses',
  usesEach: 'Uses for each person',
  usesEachHint: 'Customers are recognised by account or phone number.',
  optional: '(optional)',
  save: 'Save',
  /** `from`: the minimum order, if there is one. */
  freeUpTo: (off: string, from: string | null) =>
    from === null
      ? `There’s no minimum order, so goods for up to ${off} are free.`
      : `Orders from ${from} get ${off} off, so goods for up to ${off} are free.`,
  allFree: (from: string | null) =>
    from === null
      ? 'Every order gets 100% off, so all goods are free.'
      : `Orders from ${from} get 100% off, so all goods are free.`,
  freeQuestion: 'Is that what you mean?',
  saveFree: 'Yes, save it',
  remove: 'Delete',
  edit: 'Edit',
  editNamed: (code: string) => `Edit ${code}`,
  switchOff: 'Switch off',
  switchOffNamed: (code: string) => `Switch ${code} off`,
  switchOn: 'Switch on',
  switchOnNamed: (code: string) => `Switch ${code} on`,
  nowOff: (code: string) => `${code} is off`,
  nowOn: (code: string) => `${code} is on`,
  saved: (code: string) => `${code} saved`,
  removed: (code: string) => `${code} deleted`,
  failedToSave: 'We couldn’t save the coupon.',
  failedToChange: 'That didn’t work.',
  off: 'Off',
  percentOff: (percent: number) => `${percent}% off`,
  amountOff: (sum: string) => `${sum} off`,
  minimumIs: (sum: string) => `Minimum order ${sum}`,
  fromDay: (day: string) => `From ${day}`,
  untilDay: (day: string) => `Until ${day}`,
  each: (count: number) => plural('en', count, { one: 'Once each', other: '# times each' }),
  used: (count: number) => plural('en', count, { one: 'Used once', other: 'Used # times' }),
  stamps: 'Stamp card',
  stampsText:
    'Each order that arrives is a stamp for customers with an account. Once the card is full, delivery of their next order in Jordan is free, and it starts again.',
  stampsEvery: 'Which order is delivered free?',
  stampsHint: 'A number from 2 to 50, such as 10. Empty: no stamp card.',
  /** `every`: the order that is delivered free. */
  stampsMean: (every: number) =>
    plural('en', every - 1, {
      one: `# order collects a stamp; the next one, number ${every}, is delivered free.`,
      other: `# orders collect stamps; the next one, number ${every}, is delivered free.`,
    }),
  stampsOn: (every: number) => `Order number ${every} is now delivered free`,
  stampsOff: 'The stamp card is off',
  unused: 'Not used yet',
  usedOf: (count: number, max: number) => `Used ${count} of ${max}`,
};
