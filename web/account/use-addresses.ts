import {
  createAddress,
  deleteAddress,
  listAddresses,
  type SavedAddress,
  updateAddress,
} from '../../contracts/addresses.ts';
import type { InputOf } from '../../contracts/endpoint.ts';
import { call } from '../http/api.ts';
import { refetchChanged } from '../session/query-client.ts';
import { loadProfile } from '../session/session.ts';
import { useFetched } from '../session/use-fetched.ts';

const queryKey = ['addresses'];

/** Not fetched unless `wanted`. */
export const useAddresses = ({ wanted = true } = {}) =>
  useFetched({ queryKey, queryFn: ({ signal }) => call(listAddresses, {}, { signal }), enabled: wanted });

export type AddressInput = InputOf<typeof createAddress>;

/** An address as API input, for changing it or restoring it after a deletion. */
export const inputOf = ({ id: _, area, ...address }: SavedAddress): AddressInput => ({
  ...address,
  area_id: area?.id ?? null,
});

/** Refetches the list and the profile, whose line is the default address; after a failure the old data stays. */
async function look(): Promise<void> {
  await Promise.all([refetchChanged({ queryKey }), loadProfile()]).catch(() => undefined);
}

export async function saveAddress(id: string | null, input: AddressInput): Promise<void> {
  await (id === null ? call(createAddress, input) : call(updateAddress, { ...input, id }));
  await look();
}

export async function removeAddress(id: string): Promise<void> {
  await call(deleteAddress, { id }).finally(look);
}
