import { useEffect, useState } from 'react';
import type { Store } from '../../contracts/catalogue.ts';
import { usePath, useWords } from '../i18n/language.tsx';
import { readStore } from '../state/store.ts';
import { ButtonLink } from '../ui/button.tsx';
import { LanguageLink } from '../ui/language-link.tsx';
import styles from './profile.module.css';

/** The choices that this browser remembers. */
export function ProfileSettings() {
  const { catalogue, customer } = useWords();
  const { profile } = customer;
  const path = usePath();
  const [store, setStore] = useState<Store | null>(null);
  useEffect(() => setStore(readStore()), []);
  return (
    <section aria-labelledby="settings">
      <h2 id="settings" className={styles.title}>
        {profile.settings}
      </h2>
      <ul>
        <li className={styles.setting}>
          <div>
            <p className="muted">{profile.store}</p>
            <p>{store ? catalogue.stores[store].name : profile.noStore}</p>
          </div>
          <ButtonLink size="sm" variant="line" to={path('/store-selection')}>
            {store ? profile.changeStore : profile.chooseStore}
          </ButtonLink>
        </li>
        <li className={styles.setting}>
          <div>
            <p className="muted">{profile.language}</p>
            <p>{profile.languageName}</p>
          </div>
          <LanguageLink />
        </li>
      </ul>
    </section>
  );
}
