import type { Endpoint } from './endpoint.ts';
import type * as schemas from './two-factor.schemas.ts';

export const getTwoFactor: Endpoint<typeof schemas.getTwoFactor> = {
  method: 'GET',
  path: '/auth/two-factor',
  access: 'customer',
};

export const startTwoFactor: Endpoint<typeof schemas.startTwoFactor> = {
  method: 'POST',
  path: '/auth/two-factor/start',
  access: 'customer',
};

export const confirmTwoFactor: Endpoint<typeof schemas.confirmTwoFactor> = {
  method: 'POST',
  path: '/auth/two-factor/confirm',
  access: 'customer',
};

export const stopTwoFactor: Endpoint<typeof schemas.stopTwoFactor> = {
  method: 'POST',
  path: '/auth/two-factor/stop',
  access: 'customer',
};
