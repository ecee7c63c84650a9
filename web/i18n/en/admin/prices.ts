import { plural } from '../../../../contracts/plural.ts';

export const prices = {
  title: 'Change prices',
  intro: 'Many prices at once. You see each one before it changes, and one tap undoes them all.',
  back: 'Back to products',
  loading: 'Working out the prices…',
  failed: 'We couldn’t work out the prices.',
  retry: 'Try again',
  which: 'Which products',
  selected: (count: number) =>
    plural('en', count, { one: 'The product you selected', other: 'The # products you selected' }),
  chooseOthers: 'Choose others',
  withoutOffer: 'Leave out products with an offer',
  how: 'New prices',
  way: 'Change',
  ways: {
    raisePercent: 'Raise by %',
    lowerPercent: 'Lower by %',
    raiseAmount: 'Raise by JD',
    lowerAmount: 'Lower by JD',
    set: 'Set a new price',
  },
  percent: 'Per cent',
  amount: 'Amount (JD)',
  unreadable: 'Please enter a number with up to two decimals, up to 90% lower or 900% higher.',
  newPrice: 'New price (JD)',
  newPriceUnreadable: 'Please enter a price greater than 0, such as 3.50.',
  step: 'Round to',
  when: 'When',
  now: 'Now',
  later: 'From a day on',
  day: 'First day',
  dayHint:
    'From midnight, by itself. If you change a price before then, the planned one still comes; one planned for the same day is replaced.',
  dayInvalid: 'Please choose a day from tomorrow on, at most a year ahead.',
  summary: (count: number) =>
    plural('en', count, { zero: 'No price changes', one: '# price changes', other: '# prices change' }),
  same: (count: number) => plural('en', count, { one: '# stays the same', other: '# stay the same' }),
  refused: (count: number) => plural('en', count, { one: '# can’t change', other: '# can’t change' }),
  refusedTitle: 'Left as they are',
  faults: {
    none: 'no price would be left',
    high: 'the price would be too high',
    offer: 'the price would be no higher than its offer',
    gone: 'deleted in the meantime',
  },
  changedTitle: 'Before and after',
  more: (count: number) => `and ${count} more`,
  begin: 'Enter by how much, and the new prices show up here.',
  apply: (count: number) => `Change ${plural('en', count, { one: '# price', other: '# prices' })}`,
  plan: (count: number, day: string) =>
    `Plan ${plural('en', count, { one: '# price', other: '# prices' })} for ${day}`,
  planned: (count: number, day: string) =>
    `${plural('en', count, { one: '# price', other: '# prices' })} planned for ${day}`,
  applyFailed: 'We couldn’t change the prices.',
  done: (count: number) => plural('en', count, { one: '# price changed', other: '# prices changed' }),
  upcoming: 'Planned prices',
  upcomingIntro: 'What changes by itself, and when. You can cancel any of it until then.',
  upcomingLoading: 'Loading planned prices…',
  upcomingFailed: 'We couldn’t load the planned prices.',
  nothingPlanned: 'No prices are planned',
  nothingPlannedText: 'Change prices, and choose “From a day on”.',
  planBy: (count: number, name: string | null) =>
    [plural('en', count, { one: '# price', other: '# prices' }), name && `by ${name}`]
      .filter(Boolean)
      .join(' · '),
  cancel: 'Cancel plan',
  cancelNamed: (day: string) => `Cancel the plan for ${day}`,
  cancelOne: (name: string) => `Cancel the planned price of ${name}`,
  cancelQuestion: 'Cancel these planned prices?',
  cancelText: 'Prices stay as they are.',
  keep: 'Keep',
  cancelled: 'Cancelled',
  from: (price: string, day: string) => `${price} from ${day}`,
  planOne: 'Plan a price',
  leftOut: (names: readonly string[], more: number) =>
    `Someone else has changed these in the meantime, so their prices stayed as they were: ${names.join(', ')}${more > 0 ? ` and ${more} more` : ''}`,
};
