import type * as z from 'zod/mini';
import type { Endpoint } from './endpoint.ts';
import type * as schemas from './import-pictures.schemas.ts';

export const pictureStates = ['waiting', 'copied', 'failed'] as const;

export type PictureFault = z.output<typeof schemas.faultSchema>;

/** How many of those that failed are listed. */
export const mostListed = 200;

export type ImportPictures = z.output<typeof schemas.picturesSchema>;

export const getImportPictures: Endpoint<typeof schemas.getImportPictures> = {
  method: 'GET',
  path: '/admin/imports/{id}/pictures',
  access: 'admin',
};

export const retryImportPictures: Endpoint<typeof schemas.retryImportPictures> = {
  method: 'POST',
  path: '/admin/imports/{id}/pictures',
  access: 'admin',
  ignoresBody: true,
};
