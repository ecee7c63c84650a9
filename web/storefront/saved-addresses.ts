import { listAddresses, type SavedAddress } from '../../contracts/addresses.ts';
import { call } from '../http/api.ts';
import { useSession } from '../session/session.ts';

/** The last answer, and the email of the account that it belongs to. */
let latest: { owner: string; addresses: SavedAddress[] } | undefined;

// Personal data is not kept beyond the session.
useSession.subscribe(({ user }) => {
  if (user?.email !== latest?.owner) latest = undefined;
});

/** What is known of an account's saved addresses while they are loaded again; undefined before the first answer. */
export const knownAddresses = (owner: string): SavedAddress[] | undefined =>
  latest?.owner === owner ? latest.addresses : undefined;

/** The complete saved addresses of an account; where they can't be loaded those of the last answer. */
export async function loadAddresses(owner: string, signal?: AbortSignal): Promise<SavedAddress[]> {
  const all = await call(listAddresses, {}, signal && { signal }).catch(() => null);
  if (!all) return knownAddresses(owner) ?? [];
  // The profile's one-line address has no city.
  const addresses = all.filter(({ area, city }) => area || city);
  latest = { owner, addresses };
  return addresses;
}
