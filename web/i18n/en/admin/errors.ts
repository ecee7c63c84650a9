import { adminErrors, adminFieldErrors } from '../../../../contracts/admin-errors.ts';

const texts = Object.fromEntries(Object.entries(adminErrors).map(([code, { text }]) => [code, text]));

export const errors = {
  network: 'No connection. Please try again.',
  refusals: texts as Record<keyof typeof adminErrors, string>,
  fields: adminFieldErrors as Record<keyof typeof adminFieldErrors, string>,
};
