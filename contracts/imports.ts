import type * as z from 'zod/mini';
import type { Endpoint } from './endpoint.ts';
import type * as schemas from './imports.schemas.ts';

/** `unmapped` means that the seller has yet to say which column is which field. */
export const importStates = [
  'checking',
  'unmapped',
  'checked',
  'applying',
  'applied',
  'undone',
  'failed',
] as const;
export const outcomes = ['add', 'change', 'same', 'refuse'] as const;
export type Outcome = (typeof outcomes)[number];

/** Notes on a new product that is imported nevertheless, as fault codes of its line. */
export const lineNotes = ['translation_missing', 'product_alike'] as const;
export type LineNote = (typeof lineNotes)[number];

export type LineFault = z.output<typeof schemas.lineFaultSchema>;
export type FaultGroup = z.output<typeof schemas.faultGroupSchema>;
export type ProductImport = z.output<typeof schemas.importSchema>;
export type LineChange = z.output<typeof schemas.changeSchema>;
export type ImportLine = z.output<typeof schemas.importLineSchema>;

/** The most columns that are read; further ones are ignored. */
export const maxColumns = 500;

export const startImport: Endpoint<typeof schemas.startImport> = {
  method: 'POST',
  path: '/admin/imports',
  access: 'admin',
  status: 201,
  carriesFile: {
    megabytes: 40,
    types: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  },
};

export type ImportMapping = z.output<typeof schemas.mappingSchema>;

export const getImportMapping: Endpoint<typeof schemas.getImportMapping> = {
  method: 'GET',
  path: '/admin/imports/{id}/mapping',
  access: 'admin',
};

export const recheckImport: Endpoint<typeof schemas.recheckImport> = {
  method: 'POST',
  path: '/admin/imports/{id}/check',
  access: 'admin',
};

export const listImports: Endpoint<typeof schemas.listImports> = {
  method: 'GET',
  path: '/admin/imports',
  access: 'admin',
};

export const getImport: Endpoint<typeof schemas.getImport> = {
  method: 'GET',
  path: '/admin/imports/{id}',
  access: 'admin',
};

export const listImportLines: Endpoint<typeof schemas.listImportLines> = {
  method: 'GET',
  path: '/admin/imports/{id}/lines',
  access: 'admin',
  paged: true,
};

export const applyImport: Endpoint<typeof schemas.applyImport> = {
  method: 'POST',
  path: '/admin/imports/{id}/apply',
  access: 'admin',
};

export const undoImport: Endpoint<typeof schemas.undoImport> = {
  method: 'POST',
  path: '/admin/imports/{id}/undo',
  access: 'admin',
};

export const exportProducts: Endpoint<typeof schemas.exportProducts> = {
  method: 'GET',
  path: '/admin/export/products',
  access: 'admin',
  file: 'text/csv',
};
