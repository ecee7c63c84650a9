import { type ReactNode, useEffect, useState } from 'react';
import type { User } from '../../contracts/accounts.ts';
import type { Store } from '../../contracts/catalogue.ts';
import { readStore } from '../catalogue/store.ts';
import { usePath, useWords } from '../i18n/language.tsx';
import { useCustomerWords } from '../i18n/use-customer-words.ts';
import security from '../session/security.module.css';
import { ButtonLink } from '../ui/button.tsx';
import { LanguageLink } from '../ui/language-link.tsx';
import { ChangePassword } from './change-password.tsx';
import { DataExport } from './data-export.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { NotificationSettings } from './notification-settings.tsx';
import styles from './profile.module.css';
import { SignedInDevices } from './signed-in-devices.tsx';
import { TwoFactor } from './two-factor.tsx';

/** The mail settings, the choices stored in this browser, and logging out. */
export function ProfileSettings({ user }: { user: User }) {
  const { catalogue } = useWords();
  const customer = useCustomerWords();
  const { profile } = customer;
  const path = usePath();
  const [store, setStore] = useState<Store | null>(null);
  // Changes here may end sessions elsewhere, so their list is refetched.
  const [changes, setChanges] = useState(0);
  const countChange = () => setChanges((count) => count + 1);
  useEffect(() => setStore(readStore()), []);
  return (
    <section aria-labelledby="profile-settings">
      <h2 id="profile-settings" className={styles.title}>
        {profile.settings}
      </h2>
      <NotificationSettings user={user} />
      <ul>
        <Setting
          name={profile.store}
          value={store ? catalogue.stores[store].name : profile.noStore}
          change={
            <ButtonLink size="sm" variant="line" to={path('/store-selection')}>
              {store ? profile.changeStore : profile.chooseStore}
            </ButtonLink>
          }
        />
        <Setting name={profile.language} value={profile.languageName} change={<LanguageLink />} />
      </ul>
      <section className={security.block} aria-labelledby="profile-password">
        <div className={security.head}>
          <div>
            <h3 id="profile-password" className={security.title}>
              {profile.password}
            </h3>
            <p className="muted">{profile.passwordText}</p>
          </div>
          <ChangePassword user={user} onChanged={countChange} />
        </div>
      </section>
      <TwoFactor onChanged={countChange} />
      <SignedInDevices key={changes} />
      <DataExport />
      <DeleteAccount user={user} />
    </section>
  );
}

function Setting({ name, value, change }: { name: string; value: string; change: ReactNode }) {
  return (
    <li className={styles.setting}>
      <div>
        <p className="muted">{name}</p>
        <p>{value}</p>
      </div>
      {change}
    </li>
  );
}
