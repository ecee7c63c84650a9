import type { Endpoint } from './endpoint.ts';
import type * as schemas from './second-step.schemas.ts';

export const getSecondStep: Endpoint<typeof schemas.getSecondStep> = {
  method: 'GET',
  path: '/auth/second-step',
  access: 'customer',
};

export const startSecondStep: Endpoint<typeof schemas.startSecondStep> = {
  method: 'POST',
  path: '/auth/second-step/start',
  access: 'customer',
};

export const confirmSecondStep: Endpoint<typeof schemas.confirmSecondStep> = {
  method: 'POST',
  path: '/auth/second-step/confirm',
  access: 'customer',
};

export const stopSecondStep: Endpoint<typeof schemas.stopSecondStep> = {
  method: 'POST',
  path: '/auth/second-step/stop',
  access: 'customer',
};
