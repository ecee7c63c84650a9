import type * as z from 'zod/mini';
import type { Endpoint } from './endpoint.ts';
import type * as schemas from './legal.schemas.ts';

/** The shop's legal pages; each one's name is its address. */
export const legalPages = ['privacy', 'terms', 'delivery-returns'] as const;
export type LegalPage = (typeof legalPages)[number];

/** In characters, per language. */
export const longestLegalText = 20_000;

/** Placeholders that a text may have in braces, filled in when it is displayed. */
export const legalNames = [
  'shop',
  'place',
  'phone',
  'email',
  'hours',
  'shipping',
  'reply',
  'fee',
  'free',
  'pickup',
  'terms',
  'privacy',
  'delivery',
  'contact',
  'profile',
  'orders',
] as const;
export type LegalName = (typeof legalNames)[number];

/** The unknown placeholders of a text, each once, as written. */
export const unknownNames = (text: string): string[] => {
  const known = new Set<string>(legalNames.map((name) => `{${name}}`));
  return [...new Set(text.match(/\{[^{}]*\}/g))].filter((name) => !known.has(name));
};

export type Accepted = z.output<typeof schemas.acceptedSchema>;

export const listLegalPages: Endpoint<typeof schemas.listLegalPages> = {
  method: 'GET',
  path: '/legal',
  access: 'public',
};

export type LegalText = z.output<typeof schemas.legalTextSchema>;

export const getLegalText: Endpoint<typeof schemas.getLegalText> = {
  method: 'GET',
  path: '/legal/{page}',
  access: 'public',
};

export const listLegalVersions: Endpoint<typeof schemas.listLegalVersions> = {
  method: 'GET',
  path: '/admin/legal/{page}',
  access: 'admin',
};

export const publishLegalText: Endpoint<typeof schemas.publishLegalText> = {
  method: 'PUT',
  path: '/admin/legal/{page}',
  access: 'admin',
};
