import type { LegalPage } from '../../../contracts/legal.ts';

export const legal = {
  titles: {
    privacy: 'Privacy',
    terms: 'Terms',
    'delivery-returns': 'Delivery and returns',
  } satisfies Record<LegalPage, string> as Record<LegalPage, string>,
  version: (version: number, day: string) => `Version ${version}, ${day}`,
  earlier: 'This is an earlier version.',
  current: 'Read the current one',
  free: 'free of charge',
  feeByArea: (highest: string) => `up to ${highest} (depending on the area)`,
  feeIn: (fee: string, areas: string) => `${areas}: ${fee}`,
  freeFrom: (sum: string, areas: string) => `Free for orders from ${sum}: ${areas}`,
  inJordan: (fee: string) => `${fee} in Jordan`,
  agree: (terms: string, privacy: string) => `I agree to the ${terms} and the ${privacy}`,
  bySending: (terms: string, privacy: string) => `By sending, you accept the ${terms} and the ${privacy}.`,
  privacyNotice: 'Privacy notice',
};
