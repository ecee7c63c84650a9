import type { ClaimName } from '../../../../contracts/content.ts';
import { plural } from '../../../../contracts/plural.ts';

export const claims = {
  title: 'Review promises and badges',
  text: 'This is what shoppers read. Keep what’s true, change what’s nearly true, and remove the rest: it won’t leave a gap.',
  pageText: 'Each promise, figure and badge in the words shoppers read: confirm it, change it or remove it.',
  back: 'Back to settings',
  open: 'Review promises and badges',
  loading: 'Loading promises and badges…',
  failed: 'That didn’t work.',
  retry: 'Try again',
  names: {
    customers: 'Happy customers',
    rating: 'Rating',
    reply: 'How soon you reply',
    shipping: 'How long delivery takes',
    support: 'Customer service days',
    hours: 'Opening hours',
    badges: '100% badges on the About page',
    benefits: 'What an account brings',
    checkout: 'Badges on the checkout page',
  } satisfies Record<ClaimName, string> as Record<ClaimName, string>,
  notShown: 'Not shown',
  answered: '✓ Checked',
  unanswered: 'Not checked yet',
  counted: {
    customers: (count: number) =>
      plural('en', count, {
        one: 'One customer has ordered so far.',
        other: '# customers have ordered so far.',
      }),
    shipping: (days: string) => `Of your latest deliveries, nine in ten took no longer than ${days}.`,
    reply: (time: string) =>
      `Of the messages you’ve answered lately, nine in ten had their answer within ${time}.`,
    stampCard: (every: number) => `Your stamp card is on: one delivery in ${every} is free. Say so here?`,
  },
  useCounted: 'Use this',
  keep: 'Keep',
  keepNamed: (claim: string) => `Keep: ${claim}`,
  change: 'Change',
  changeNamed: (claim: string) => `Change: ${claim}`,
  remove: 'Remove',
  removeNamed: (claim: string) => `Remove: ${claim}`,
  look: 'See the page',
  entry: (place: number) => `Entry ${place}`,
  save: 'Save',
  cancel: 'Cancel',
  kept: (claim: string) => `${claim}: kept`,
  changed: (claim: string) => `${claim}: changed`,
  removed: (claim: string) => `${claim}: removed`,
};
