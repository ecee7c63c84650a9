import type * as z from 'zod/mini';
import type * as schemas from './addresses.schemas.ts';
import type { Endpoint } from './endpoint.ts';
import type { Bilingual, Language } from './language.ts';
import { findPlace } from './places.ts';

/** The most addresses of a user. */
export const maxAddresses = 20;

/** The labels that the shop suggests for a saved address. */
export const addressLabels: Bilingual[] = [
  { en: 'Home', ar: 'البيت' },
  { en: 'Work', ar: 'العمل' },
  { en: 'Family', ar: 'بيت الأهل' },
];

/**
 * The label in the reader's language if it is one of the shop's suggestions; a label that the customer typed is left as
 * it is.
 */
export const addressLabelIn = (language: Language, label: string): string =>
  addressLabels.find(({ en, ar }) => label === en || label === ar)?.[language] ?? label;

export type SavedAddress = z.output<typeof schemas.savedAddressSchema>;

export const listAddresses: Endpoint<typeof schemas.listAddresses> = {
  method: 'GET',
  path: '/addresses',
  access: 'customer',
};

export const createAddress: Endpoint<typeof schemas.createAddress> = {
  method: 'POST',
  path: '/addresses',
  access: 'customer',
  status: 201,
};

export const updateAddress: Endpoint<typeof schemas.updateAddress> = {
  method: 'PUT',
  path: '/addresses/{id}',
  access: 'customer',
};

export const deleteAddress: Endpoint<typeof schemas.deleteAddress> = {
  method: 'DELETE',
  path: '/addresses/{id}',
  access: 'customer',
};

const parts = ['street', 'city', 'country', 'building', 'floor'] as const;
type AddressDetails = { [Part in (typeof parts)[number]]?: string | undefined } & {
  area_id?: string | null | undefined;
};

/** عمّان and Amman are one place: each page fills in the name in its own language. */
const nameOf = (text: string): string => findPlace(text)?.en ?? text;

/** Whether two addresses are the same place: label, landmark and the note for the driver may differ. */
export const matchesSavedAddress = (saved: SavedAddress, other: AddressDetails): boolean =>
  (saved.area?.id ?? null) === (other.area_id ?? null) &&
  parts.every((part) => nameOf(saved[part]) === nameOf(other[part] ?? ''));
