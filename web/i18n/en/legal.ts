import type { LegalPage } from '../../../contracts/legal.ts';

export const legal = {
  titles: {
    privacy: 'Privacy notice',
    terms: 'Terms',
    'delivery-returns': 'Delivery and returns',
  } satisfies Record<LegalPage, string> as Record<LegalPage, string>,
  agree: (terms: string, privacy: string) => `I agree to the ${terms} and the ${privacy}`,
  bySending: (terms: string, privacy: string) => `By sending, you accept the ${terms} and the ${privacy}.`,
};
