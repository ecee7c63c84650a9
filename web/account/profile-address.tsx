import type { User } from '../../contracts/accounts.ts';
import { ProfileLine } from '../orders/address-line.tsx';
import styles from './profile.module.css';
import { useAddresses } from './use-addresses.ts';

/** The default address, from which the profile's line is composed: null for none, undefined until it is loaded. */
export function useDefaultAddress({ address }: User) {
  const { data, isError } = useAddresses({ wanted: address !== '' });
  const saved = data && (data.find((one) => one.default) ?? null);
  return { saved: address === '' ? null : saved, isError };
}

/** The profile's address. Its line reserves the space until the parts are loaded. */
export function ProfileAddress({ user }: { user: User }) {
  const { saved, isError } = useDefaultAddress(user);
  return (
    <span className={saved === undefined && !isError ? styles.awaited : undefined}>
      <ProfileLine line={user.address} saved={saved} />
    </span>
  );
}
