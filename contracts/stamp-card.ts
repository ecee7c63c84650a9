import type { Endpoint } from './endpoint.ts';
import type * as schemas from './stamp-card.schemas.ts';

/** The bounds of `every`: of so many orders of a customer, one is delivered free. */
export const fewestStamps = 2;
export const maxStamps = 50;

export const getStampCard: Endpoint<typeof schemas.getStampCard> = {
  method: 'GET',
  path: '/stamp-card',
  access: 'customer',
};

export const getStampCardSetting: Endpoint<typeof schemas.getStampCardSetting> = {
  method: 'GET',
  path: '/admin/stamp-card',
  access: 'admin',
};

export const setStampCard: Endpoint<typeof schemas.setStampCard> = {
  method: 'PUT',
  path: '/admin/stamp-card',
  access: 'admin',
};
