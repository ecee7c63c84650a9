import { type ReactNode, useEffect, useState } from 'react';
import { data, Link, useSearchParams } from 'react-router';
import { type Store, stores } from '../../contracts/catalogue.ts';
import { type ListedCategory, listCategories } from '../../contracts/categories.ts';
import { reportContext } from '../browser/report.ts';
import { chooseStore, clearStore, readStore } from '../catalogue/store.ts';
import { PageHead } from '../content/public-head.tsx';
import { serverCall } from '../http/api.ts';
import { useLanguage, usePath, useWords } from '../i18n/language.tsx';
import { useStoreSelectionWords } from '../i18n/use-store-selection-words.ts';
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
import { focusMain } from '../ui/focus-main.ts';
import { Icon } from '../ui/icon.tsx';
import { CilkaMark, Wordmark } from '../ui/logo.tsx';
import { prefetch } from '../ui/prefetch.ts';
import { useShowToast } from '../ui/toast.tsx';
import type { Route } from './+types/store-selection.ts';
import styles from './store-selection.module.css';
import { useAfterPaint } from './use-after-paint.ts';

/** The products drawn in each door, by shelf, and the store's mark above it. */
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

/** The number of products per store, in total or in the requested category. */
type StoreCounts = {
  category: ListedCategory['name'] | null;
  counts: Record<Store, number> | null;
};

/** Without the catalogue the doors have no counts. Such a response is `no-store`: the next one may have them. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const asked = new URL(request.url).searchParams.get('category');
  try {
    const categories = await serverCall(context)(listCategories, {});
    const category = categories.find(({ slug }) => slug === asked) ?? null;
    const counted = category ? [category] : categories;
    const countOf = (store: Store) => counted.reduce((sum, { products }) => sum + products[store], 0);
    const counts = { mouneh: countOf('mouneh'), cilka: countOf('cilka') };
    return data<StoreCounts>({ category: category?.name ?? null, counts });
  } catch (error) {
    context.get(reportContext)(error);
    return data<StoreCounts>({ category: null, counts: null }, { headers: { 'Cache-Control': 'no-store' } });
  }
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

/** The choice is available offline, too. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs): Promise<StoreCounts> {
  return serverLoader().catch((): StoreCounts => ({ category: null, counts: null }));
}

export default function StoreSelection({ loaderData }: Route.ComponentProps) {
  const { shell } = useWords();
  const say = useStoreSelectionWords();
  // Only known in the browser: until then CSS puts the last store first, by the mark on the document.
  const [last, setLast] = useState<Store | null>(null);
  useEffect(() => setLast(readStore()), []);
  const isEmpty = (store: Store) => loaderData.counts?.[store] === 0;
  const doorsInOrder = stores.toSorted(
    (one, other) =>
      Number(isEmpty(one)) - Number(isEmpty(other)) || Number(other === last) - Number(one === last),
  );
  return (
    <div className={`wall ${styles.page}`}>
      <PageHead title={shell.title(say.title)} description={say.description} />
      <div className={`wrap ${styles.head}`}>
        <h1>{say.title}</h1>
        <p className="muted">{say.note}</p>
        <ClearChoice onClear={() => setLast(null)} />
      </div>
      <div className={styles.doors}>
        {doorsInOrder.map((store) => (
          <StoreCard key={store} store={store} behind={loaderData} />
        ))}
      </div>
    </div>
  );
}

/** In every visitor's HTML (the page is the same for all); CSS shows it only in marked documents. */
function ClearChoice({ onClear }: { onClear: () => void }) {
  const say = useStoreSelectionWords();
  const showToast = useShowToast();
  const clear = () => {
    clearStore();
    onClear();
    showToast({ text: say.cleared });
    // Focus management: the button was unmounted.
    focusMain();
  };
  return (
    <p className={`muted ${styles.remembered}`}>
      {say.remembered}
      <Button variant="text" size="sm" onClick={clear}>
        {say.clear}
      </Button>
    </p>
  );
}

/** A real link (works without scripts); with scripts the choice is persisted, too. Passes the category on. */
function StoreCard({ store, behind: { category, counts } }: { store: Store; behind: StoreCounts }) {
  const { catalogue } = useWords();
  const say = useStoreSelectionWords();
  const language = useLanguage();
  const path = usePath();
  const [query] = useSearchParams();
  const asked = query.get('category');
  const address = new URLSearchParams({ store, ...(asked && { category: asked }) });
  const count = counts && catalogue.count(counts[store]);
  return (
    <Link
      className={styles.door}
      data-door={store}
      data-empty={counts?.[store] === 0 || undefined}
      to={path(`/products?${address}`)}
      prefetch={prefetch}
      onClick={() => chooseStore(store)}
    >
      <StoreIllustration shelves={doors[store].shelves} />
      <div className={styles.words}>
        <div className={styles.name}>
          {doors[store].mark}
          <h2>{say[store].kind}</h2>
        </div>
        <div>
          <p className={styles.last}>{say.last}</p>
          <p>{say[store].text}</p>
          {count && <p className={styles.count}>{category ? `${category[language]}: ${count}` : count}</p>}
        </div>
        <span className={styles.enter}>
          {say[store].enter}
          <Icon name="arrow" flip />
        </span>
      </div>
    </Link>
  );
}

function StoreIllustration({ shelves }: { shelves: string[][] }) {
  // After a page change the images load once the doors are rendered: decoding drawings blocks the main thread.
  const loading = useAfterPaint() ? 'eager' : 'lazy';
  return (
    <div className={styles.art}>
      <div className={styles.opening}>
        {shelves.map((images) => (
          <div key={images[0]} className={styles.shelf}>
            {images.map((image) => (
              <img key={image} src={image} width={240} height={240} alt="" loading={loading} />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
