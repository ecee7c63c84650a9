import type * as z from 'zod/mini';
import type { Endpoint } from './endpoint.ts';
import type * as schemas from './import-images.schemas.ts';

export const imageStates = ['waiting', 'copied', 'failed'] as const;

export type ImageFault = z.output<typeof schemas.faultSchema>;

/** How many failed images are listed at most. */
export const maxListed = 200;

export type ImportImages = z.output<typeof schemas.imagesSchema>;

export const getImportImages: Endpoint<typeof schemas.getImportImages> = {
  method: 'GET',
  path: '/admin/imports/{id}/images',
  access: 'admin',
};

export const retryImportImages: Endpoint<typeof schemas.retryImportImages> = {
  method: 'POST',
  path: '/admin/imports/{id}/images',
  access: 'admin',
  ignoresBody: true,
};
