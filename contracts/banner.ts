import type * as z from 'zod/mini';
import type * as schemas from './banner.schemas.ts';
import type { Endpoint } from './endpoint.ts';

export type Banner = z.output<typeof schemas.bannerSchema>;
export type EditedBanner = z.output<typeof schemas.editedBannerSchema>;

export const getBanner: Endpoint<typeof schemas.getBanner> = {
  method: 'GET',
  path: '/settings/banner',
  access: 'public',
};

export const getEditableBanner: Endpoint<typeof schemas.getEditableBanner> = {
  method: 'GET',
  path: '/admin/banner',
  access: 'admin',
};

export const setBanner: Endpoint<typeof schemas.setBanner> = {
  method: 'PUT',
  path: '/settings/banner',
  access: 'admin',
};
