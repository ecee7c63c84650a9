import { Link } from 'react-router';
import type { Store } from '../../contracts/catalogue.ts';
import { usePath, useWords } from '../i18n/language.tsx';
import { useStoreSelectionWords } from '../i18n/use-store-selection-words.ts';
import { starletMotif } from '../illustrations/motif-paths/starlet-motif.ts';
import { Icon } from '../ui/icon.tsx';
import { CilkaMark } from '../ui/logo.tsx';
import { Motif } from '../ui/motif.tsx';
// The list's style sheet: one of its own would load after the links are rendered.
import styles from './products.module.css';

/** Links to the stores that a search names, before the other results. */
export function StoreLinks({ stores }: { stores: Store[] }) {
  const { catalogue } = useWords();
  const choice = useStoreSelectionWords();
  const path = usePath();
  return (
    <ul className={styles.storeLinks}>
      {stores.map((store) => (
        <li key={store}>
          <Link to={path(`/products?${new URLSearchParams({ store })}`)}>
            <span>{store === 'mouneh' ? <Motif of={starletMotif} unit={2} /> : <CilkaMark />}</span>
            <span>
              <b>{catalogue.stores[store].name}</b>
              <span className="muted">{choice[store].text}</span>
            </span>
            <Icon name="arrow" flip />
          </Link>
        </li>
      ))}
    </ul>
  );
}
