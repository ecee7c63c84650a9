import { type ReactNode, useId } from 'react';
import { Link, useSearchParams } from 'react-router';
import { type Store, stores } from '../../contracts/catalogue.ts';
import { chooseStore, clearStore } from '../catalogue/store.ts';
import { PageHead } from '../content/public-head.tsx';
import { usePath, useWords } from '../i18n/language.tsx';
import biscuits from '../illustrations/scenes/biscuits.svg';
import coffee from '../illustrations/scenes/coffee.svg';
import floorCleaner from '../illustrations/scenes/floor-cleaner.svg';
import freekeh from '../illustrations/scenes/freekeh.svg';
import greenOlives from '../illustrations/scenes/green-olives.svg';
import mintTea from '../illustrations/scenes/mint-tea.svg';
import nabulsi from '../illustrations/scenes/nabulsi.svg';
import oliveOil from '../illustrations/scenes/olive-oil.svg';
import orangeJuice from '../illustrations/scenes/orange-juice.svg';
import spray from '../illustrations/scenes/spray.svg';
import honey from '../illustrations/scenes/wild-honey.svg';
import zaatar from '../illustrations/scenes/zaatar.svg';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { CilkaMark, Wordmark } from '../ui/logo.tsx';
import { useShowToast } from '../ui/toast.tsx';
import styles from './store-selection.module.css';

/** The products drawn behind each door, by shelf, and the store's mark above it. */
const doors: Record<Store, { shelves: string[][]; mark: ReactNode }> = {
  mouneh: {
    shelves: [
      [oliveOil, zaatar, honey],
      [freekeh, nabulsi, greenOlives],
    ],
    mark: <Wordmark />,
  },
  cilka: {
    shelves: [
      [mintTea, coffee, orangeJuice],
      [spray, biscuits, floorCleaner],
    ],
    mark: <CilkaMark />,
  },
};

export default function StoreSelection() {
  const { catalogue, descriptions, shell } = useWords();
  return (
    <div className={`wall ${styles.page}`}>
      <PageHead title={shell.title(catalogue.stores.title)} description={descriptions.stores} />
      <div className={`wrap ${styles.head}`}>
        <h1>{catalogue.stores.title}</h1>
        <p className="muted">{catalogue.stores.note}</p>
        <ClearChoice />
      </div>
      <div className={styles.doors}>
        {stores.map((store) => (
          <StoreCard key={store} store={store} />
        ))}
      </div>
    </div>
  );
}

/** In every visitor's HTML (the page is the same for all); CSS shows it to those whose document is marked. */
function ClearChoice() {
  const { stores } = useWords().catalogue;
  const showToast = useShowToast();
  const clear = () => {
    clearStore();
    showToast({ text: stores.cleared });
    // Focus management: the button was unmounted.
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  return (
    <p className={`muted ${styles.remembered}`}>
      {stores.remembered}
      <Button variant="text" size="sm" onClick={clear}>
        {stores.clear}
      </Button>
    </p>
  );
}

/** A real link (works without scripts); with scripts the choice is persisted too. Passes `category` on. */
function StoreCard({ store }: { store: Store }) {
  const words = useWords().catalogue.stores[store];
  const path = usePath();
  const id = useId();
  const [asked] = useSearchParams();
  const category = asked.get('category');
  const query = new URLSearchParams({ store, ...(category && { category }) });
  return (
    <Link
      className={styles.door}
      data-door={store}
      to={path(`/products?${query}`)}
      prefetch="intent"
      aria-labelledby={`${id}-name`}
      aria-describedby={`${id}-text`}
      onClick={() => chooseStore(store)}
    >
      <DoorArt shelves={doors[store].shelves} />
      <div className={styles.words}>
        <div className={styles.name}>
          {doors[store].mark}
          <h2 id={`${id}-name`}>{words.kind}</h2>
        </div>
        <p id={`${id}-text`}>{words.text}</p>
        <span className={styles.enter}>
          {words.enter}
          <Icon name="arrow" flip />
        </span>
      </div>
    </Link>
  );
}

function DoorArt({ shelves }: { shelves: string[][] }) {
  return (
    <div className={styles.art}>
      <div className={styles.opening}>
        {shelves.map((pictures) => (
          <div key={pictures[0]} className={styles.shelf}>
            {pictures.map((picture) => (
              <img key={picture} src={picture} width={240} height={240} alt="" />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
