import type * as z from 'zod/mini';
import type { Endpoint } from './endpoint.ts';
import type * as schemas from './search.schemas.ts';

export type Synonym = z.output<typeof schemas.synonymSchema>;

export const listSynonyms: Endpoint<typeof schemas.listSynonyms> = {
  method: 'GET',
  path: '/admin/synonyms',
  access: 'admin',
  paged: true,
};

export const createSynonym: Endpoint<typeof schemas.createSynonym> = {
  method: 'POST',
  path: '/admin/synonyms',
  access: 'admin',
  status: 201,
};

export const updateSynonym: Endpoint<typeof schemas.updateSynonym> = {
  method: 'PUT',
  path: '/admin/synonyms/{id}',
  access: 'admin',
};

export const deleteSynonym: Endpoint<typeof schemas.deleteSynonym> = {
  method: 'DELETE',
  path: '/admin/synonyms/{id}',
  access: 'admin',
};

export type MissedSearch = z.output<typeof schemas.missedSearchSchema>;

export const listMissedSearches: Endpoint<typeof schemas.listMissedSearches> = {
  method: 'GET',
  path: '/admin/missed-searches',
  access: 'admin',
};

export const dismissMissedSearch: Endpoint<typeof schemas.dismissMissedSearch> = {
  method: 'DELETE',
  path: '/admin/missed-searches/{words}',
  access: 'admin',
};

export const reportMissedSearch: Endpoint<typeof schemas.reportMissedSearch> = {
  method: 'POST',
  path: '/searches/missed',
  access: 'public',
};
