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
  },
  percent: 'Per cent',
  amount: 'Amount (JD)',
  unreadable: 'Please enter a number with up to two decimals, up to 90% lower or 900% higher.',
  step: 'Round to',
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
  applyFailed: 'We couldn’t change the prices.',
  done: (count: number) => plural('en', count, { one: '# price changed', other: '# prices changed' }),
  leftOut: (names: readonly string[], more: number) =>
    `Someone else has changed these in the meantime, so their prices stayed as they were: ${names.join(', ')}${more > 0 ? ` and ${more} more` : ''}`,
};
