import { useEffect, useRef, useState } from 'react';
import { Form, redirect, useLocation, useNavigation, useSearchParams, useSubmit } from 'react-router';
import {
  type Category,
  isStore,
  listCategories,
  listProducts,
  type Product,
  pageSize,
  type Sort,
  type Store,
  sorts,
} from '../../contracts/catalogue.ts';
import type { InputOf } from '../../contracts/endpoint.ts';
import { languageOfPath, pathInLanguage } from '../../contracts/language.ts';
import { call, serverCall } from '../api.ts';
import { useLanguage, usePath, useWords } from '../i18n/language.tsx';
import { starletMotif } from '../illustrations/motif-paths.ts';
import clay from '../illustrations/scenes/prop-clay.svg';
import { chooseStore, readStore } from '../state/store.ts';
import { Alert } from '../ui/alert.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { EmptyShelf } from '../ui/empty-shelf.tsx';
import { Select, TextInput } from '../ui/field.tsx';
import { Icon } from '../ui/icon.tsx';
import { CilkaMark } from '../ui/logo.tsx';
import { Motif } from '../ui/motif.tsx';
import { ProductList } from '../ui/product-row.tsx';
import { Segmented } from '../ui/segmented.tsx';
import { Shelf } from '../ui/shelf.tsx';
import type { Route } from './+types/products.ts';
import { ProductItem } from './product-item.tsx';
import styles from './products.module.css';

type View = 'grid' | 'list';
type Filters = { store: Store; q: string; category: string; sort: Sort | undefined; view: View };

/** Everything that the list depends on is in the URL, so Back, reload and sharing work. */
function readFilters(query: URLSearchParams, categories: Category[]): Filters | null {
  const store = query.get('store');
  if (!isStore(store)) return null;
  const q = (query.get('q') ?? '').trim().slice(0, 200);
  const category = categories.find(({ slug }) => slug === query.get('category'))?.slug ?? '';
  const asked = sorts.find((sort) => sort === query.get('sort'));
  // A search without a chosen order is answered with the best match first.
  return {
    store,
    q,
    category,
    sort: asked ?? (q ? undefined : 'name'),
    view: query.get('view') === 'list' ? 'list' : 'grid',
  };
}

const inputOf = (
  { store, q, category, sort }: Filters,
  language: 'en' | 'ar',
): InputOf<typeof listProducts> => ({
  store,
  ...(q && { q }),
  ...(category && { category }),
  sort,
  language,
  limit: pageSize,
});

export async function loader({ context, request }: Route.LoaderArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const language = languageOfPath(pathname);
  const send = serverCall(context, request);
  const categories = await send(listCategories, {});
  const filters = readFilters(searchParams, categories);
  if (!filters) throw redirect(pathInLanguage('/store-selection', language));
  return { categories, filters, found: await send(listProducts, inputOf(filters, language)) };
}

/** Inside the browser `/products` alone goes to the store that was chosen last. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  const url = new URL(request.url);
  const chosen = readStore();
  if (!url.searchParams.has('store') && chosen) {
    url.searchParams.set('store', chosen);
    throw redirect(url.pathname + url.search);
  }
  return serverLoader();
}

export default function Products({ loaderData }: Route.ComponentProps) {
  const { categories, filters, found } = loaderData;
  const { catalogue, shell } = useWords();
  const language = useLanguage();
  const path = usePath();
  const navigation = useNavigation();
  const { store } = filters;
  const category = categories.find(({ slug }) => slug === filters.category);
  useEffect(() => chooseStore(store), [store]);
  const isFiltering = navigation.location?.pathname === path('/products');
  return (
    <>
      <title>{shell.title(category ? category.name[language] : catalogue.stores[store].shelf)}</title>
      <section className={`wrap ${styles.head}`}>
        <div className={styles.store}>
          <ButtonLink variant="soft" size="sm" to={path('/store-selection')}>
            <Icon name="back" flip />
            {catalogue.changeStore}
          </ButtonLink>
          <StoreBadge store={store} />
        </div>
        <h1>{catalogue.stores[store].shelf}</h1>
        <Toolbar categories={categories} filters={filters} total={found.page.total} />
      </section>
      <div aria-busy={isFiltering} className={styles.results}>
        {found.items.length === 0 ? (
          <NothingFound store={store} />
        ) : (
          <Results filters={filters} found={found} />
        )}
      </div>
    </>
  );
}

function StoreBadge({ store }: { store: Store }) {
  const { catalogue } = useWords();
  return (
    <span className={styles.badge}>
      {store === 'mouneh' ? <Motif of={starletMotif} unit={2} /> : <CilkaMark />}
      {catalogue.stores[store].name}
    </span>
  );
}

/** A GET form: it works before the scripts have come, and submits itself as one types or chooses. */
function Toolbar({
  categories,
  filters,
  total,
}: {
  categories: Category[];
  filters: Filters;
  total: number;
}) {
  const { catalogue } = useWords();
  const language = useLanguage();
  const submit = useSubmit();
  const form = useRef<HTMLFormElement>(null);
  const [query, setQuery] = useSearchParams();
  const send = () => form.current && submit(form.current, { replace: true, preventScrollReset: true });
  const setView = (view: View) => {
    const next = new URLSearchParams(query);
    next.set('view', view);
    setQuery(next, { replace: true, preventScrollReset: true });
  };
  return (
    <Form ref={form} className={styles.toolbar} role="search" method="get" preventScrollReset>
      <input type="hidden" name="store" value={filters.store} />
      {filters.view === 'list' && <input type="hidden" name="view" value="list" />}
      <SearchField q={filters.q} onSearch={send} />
      <Select
        aria-label={catalogue.category}
        key={filters.category}
        name="category"
        defaultValue={filters.category}
        onChange={send}
      >
        <option value="">{catalogue.allCategories}</option>
        {categories.map((category) => (
          <option key={category.id} value={category.slug}>
            {category.name[language]}
          </option>
        ))}
      </Select>
      <Select
        aria-label={catalogue.sortBy}
        key={filters.sort}
        name="sort"
        defaultValue={filters.sort ?? ''}
        onChange={send}
      >
        {filters.q && <option value="">{catalogue.sorts.best}</option>}
        {sorts.map((sort) => (
          <option key={sort} value={sort}>
            {catalogue.sorts[sort]}
          </option>
        ))}
      </Select>
      <Segmented
        label={catalogue.view}
        value={filters.view}
        onValueChange={setView}
        options={[
          { value: 'grid', label: catalogue.grid, icon: 'grid' },
          { value: 'list', label: catalogue.list, icon: 'list' },
        ]}
      />
      <p className={styles.count} role="status">
        {catalogue.count(total)}
      </p>
    </Form>
  );
}

/** How long one may pause between two letters before the search is sent, in milliseconds. */
const typingPause = 300;

function SearchField({ q, onSearch }: { q: string; onSearch: () => void }) {
  const { catalogue } = useWords();
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  // Back, forward and "clear" change the URL: the field follows, unless somebody is typing in it.
  useEffect(() => {
    const field = input.current;
    if (field && field !== document.activeElement) field.value = q;
  }, [q]);
  const searchSoon = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(onSearch, typingPause);
  };
  return (
    <div className={styles.search}>
      <Icon name="search" />
      <TextInput
        aria-label={catalogue.search}
        ref={input}
        type="search"
        name="q"
        maxLength={200}
        defaultValue={q}
        placeholder={catalogue.searchPlaceholder}
        autoComplete="off"
        enterKeyHint="search"
        onChange={searchSoon}
      />
    </div>
  );
}

function NothingFound({ store }: { store: Store }) {
  const { catalogue } = useWords();
  const path = usePath();
  return (
    <EmptyShelf
      picture={<img src={clay} width={150} height={150} alt="" />}
      title={catalogue.noProducts}
      text={catalogue.noProductsHint}
      action={
        <ButtonLink variant="line" size="sm" to={path(`/products?store=${store}`)}>
          {catalogue.clearSearch}
        </ButtonLink>
      }
    />
  );
}

type Found = { items: Product[]; page: { total: number; cursor: string | null } };

/** Longer lists by the visit they belong to, so that Back from a product finds them as they were. */
const seenLists = new Map<string, Found>();

function Results({ filters, found }: { filters: Filters; found: Found }) {
  const { catalogue } = useWords();
  const { list, more, loadMore } = useLongerList(filters, found);
  const { items, page } = list;
  const shown = items.map((product, index) => (
    <ProductItem
      key={product.id}
      product={product}
      view={filters.view}
      level={2}
      loading={index < 4 ? 'eager' : 'lazy'}
    />
  ));
  const foot = (
    <div className={styles.more}>
      <p className="muted num" role="status">
        {catalogue.shownOf(items.length, page.total)}
      </p>
      <span className={styles.meter} aria-hidden="true">
        <span style={{ inlineSize: `${(100 * items.length) / page.total}%` }} />
      </span>
      {more === 'failed' && <Alert>{catalogue.loadFailed}</Alert>}
      {page.cursor && (
        <Button variant="line" busy={more === 'loading'} onClick={loadMore}>
          {catalogue.loadMore}
        </Button>
      )}
    </div>
  );
  const label = catalogue.stores[filters.store].shelf;
  if (filters.view === 'grid') {
    return (
      <Shelf label={label} foot={foot}>
        {shown}
      </Shelf>
    );
  }
  return (
    <div className={`wrap ${styles.list}`}>
      <ProductList label={label}>{shown}</ProductList>
      {foot}
    </div>
  );
}

/** The first page and what Load More has appended to it. */
function useLongerList(filters: Filters, found: Found) {
  const language = useLanguage();
  const { key } = useLocation();
  const [longer, setLonger] = useState<{ of: Found; list: Found }>();
  const [more, setMore] = useState<'idle' | 'loading' | 'failed'>('idle');
  useEffect(() => {
    const seen = seenLists.get(key);
    if (seen) setLonger({ of: found, list: seen });
  }, [key, found]);
  const list = longer?.of === found ? longer.list : found;
  const loadMore = async () => {
    setMore('loading');
    try {
      const next = await call(listProducts, {
        ...inputOf(filters, language),
        cursor: list.page.cursor ?? undefined,
      });
      const joined = { items: [...list.items, ...next.items], page: next.page };
      seenLists.set(key, joined);
      setLonger({ of: found, list: joined });
      setMore('idle');
    } catch {
      setMore('failed');
    }
  };
  return { list, more, loadMore };
}
