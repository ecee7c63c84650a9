import { lazy, Suspense, useCallback, useEffect } from 'react';
import { redirect, useLocation, useNavigate, useNavigation, useSearchParams } from 'react-router';
import {
  type FoundPage,
  getProductFilters,
  isStore,
  listProducts,
  type Store,
} from '../../contracts/catalogue.ts';
import { type Category, getCategory, listCategories } from '../../contracts/categories.ts';
import { type Language, languageOfPath, pathInLanguage } from '../../contracts/language.ts';
import { askedForProducts } from '../browser/before-paint.ts';
import { chooseStore, readStore } from '../catalogue/store.ts';
import { PageHead } from '../content/public-head.tsx';
import { usePublicUrl } from '../content/public-url.ts';
import { ApiError, serverCall } from '../http/api.ts';
import { useLanguage, usePath, useWords } from '../i18n/language.tsx';
import { starletMotif } from '../illustrations/motif-paths/starlet-motif.ts';
import { Alert } from '../ui/alert.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { CilkaMark } from '../ui/logo.tsx';
import { Motif } from '../ui/motif.tsx';
import type { Route } from './+types/products.ts';
import { DimmedWhenLate } from './dimmed-when-late.tsx';
import { otherStore } from './elsewhere-link.tsx';
import { type Filters, inputOf, readFilters } from './product-filters.ts';
import { ProductResults } from './product-results.tsx';
import { loadRefineList, ProductToolbar } from './product-toolbar.tsx';
import styles from './products.module.css';
import { SearchRemarks } from './search-remarks.tsx';
import { describeList } from './structured-data.ts';
import { withoutDescriptions } from './without-descriptions.ts';

// Lazy-loaded, since rarely shown: not part of the first download.
const ResultsNotices = lazy(() => import('./results-notices.tsx'));

export async function loader({ context, request }: Route.LoaderArgs) {
  const url = new URL(request.url);
  const { pathname, searchParams } = url;
  const language = languageOfPath(pathname);
  const send = serverCall(context);
  const categories = await send(listCategories, {});
  const filters = readFilters(searchParams, categories);
  const asked = searchParams.get('category');
  if (!filters) throw redirect(searchOf(url) ?? choiceOfStore(language, asked) + askedForProducts);
  if (asked && !filters.category) await followOldSlug(send, request.url, asked);
  const [found, offered] = await Promise.all([
    send(listProducts, inputOf(filters, language)),
    send(getProductFilters, { store: filters.store }),
  ]);
  const elsewhere =
    found.page.elsewhere && filters.q && !filters.category
      ? await send(listProducts, bestOfOther(filters, language, found.page.elsewhere))
      : null;
  const items = filters.view === 'list' ? found.items : withoutDescriptions(found.items);
  return {
    categories,
    filters,
    offered,
    found: { ...found, items },
    elsewhere: withoutDescriptions(elsewhere?.items ?? []),
  };
}

/** The best matches in the other store: no more than their stated number. */
const bestOfOther = ({ store, q }: Filters, language: Language, count: number) => ({
  store: otherStore(store),
  q,
  language,
  limit: Math.min(count, 4),
});

/** Whether it is a search without a chosen store, which covers both. */
function searchOf({ pathname, searchParams }: URL): string | null {
  const q = searchParams.get('q')?.trim();
  return q ? `${pathInLanguage('/search', languageOfPath(pathname))}?${new URLSearchParams({ q })}` : null;
}

const choiceOfStore = (language: Language, category: string | null): string =>
  pathInLanguage('/store-selection', language) + (category ? `?${new URLSearchParams({ category })}` : '');

/** Redirects (301) a renamed category to its new slug; returns for an unknown one, which shows the whole store. */
async function followOldSlug(send: ReturnType<typeof serverCall>, url: string, slug: string): Promise<void> {
  const found = await send(getCategory, { id: slug }).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  });
  if (!found) return;
  const { pathname, searchParams } = new URL(url);
  searchParams.set('category', found.slug);
  // Open redirect: `//products` would be read as another host, so the path is built, not echoed.
  throw redirect(`${pathInLanguage('/products', languageOfPath(pathname))}?${searchParams}`, 301);
}

/**
 * Client-side redirect of `/products` to the chosen store, or to the store selection. Returned, not thrown: React Router
 * leaves a rejected loader unhandled while it preloads the page's styles, and the browser reports it as an error.
 */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  const url = new URL(request.url);
  if (!isStore(url.searchParams.get('store'))) {
    const chosen = readStore();
    if (!chosen)
      return redirect(choiceOfStore(languageOfPath(url.pathname), url.searchParams.get('category')));
    url.searchParams.set('store', chosen);
    return redirect(url.pathname + url.search);
  }
  try {
    const [list] = await Promise.all([serverLoader(), loadRefineList().catch(() => null)]);
    return { ...list, isOld: false };
  } catch (error) {
    if (error instanceof Response || !shown) throw error;
    return { ...shown, isOld: true };
  }
}

type List = Awaited<ReturnType<Route.ClientLoaderArgs['serverLoader']>>;

/** The last loaded list, kept on screen when the next one fails to load; set in the browser only. */
let shown: List | null = null;

export default function Products({ loaderData }: Route.ComponentProps) {
  const { categories, found, offered, elsewhere } = loaderData;
  const isOld = 'isOld' in loaderData && loaderData.isOld;
  const { catalogue } = useWords();
  const language = useLanguage();
  const path = usePath();
  const navigation = useNavigation();
  const [query] = useSearchParams();
  // The filters of the displayed list: a stale list has other filters than the URL.
  const filters = readFilters(query, categories) ?? loaderData.filters;
  const { store } = filters;
  useEffect(() => {
    shown = loaderData;
    return () => {
      shown = null;
    };
  }, [loaderData]);
  const category = categories.find(({ slug }) => slug === filters.category);
  useEffect(() => chooseStore(store), [store]);
  const isEmpty = found.items.length === 0;
  const isFiltering = navigation.location?.pathname === path('/products');
  return (
    <>
      <ListHead filters={filters} category={category} />
      <section className={`wrap ${styles.head}`}>
        <div className={styles.store}>
          <ButtonLink variant="soft" size="sm" to={path('/store-selection')}>
            <Icon name="back" flip />
            {catalogue.changeStore}
          </ButtonLink>
          <StoreBadge store={store} />
        </div>
        <div className={styles.title}>
          <h1>{category?.name[language] ?? catalogue.stores[store].shelf}</h1>
          <p className={styles.count} role="status">
            <Count page={found.page} store={store} isElsewhere={isEmpty && elsewhere.length > 0} />
          </p>
        </div>
        <ProductToolbar categories={categories} filters={filters} offered={offered} page={found.page} />
        {isOld && <ListFailed />}
        {!isOld && filters.q && !found.page.stores && <SearchRemarks filters={filters} page={found.page} />}
      </section>
      <DimmedWhenLate isBusy={isFiltering}>
        {(isEmpty || found.page.stores || elsewhere.length > 0) && (
          <Suspense>
            <ResultsNotices
              filters={loaderData.filters}
              page={found.page}
              isEmpty={isEmpty}
              elsewhere={elsewhere}
            />
          </Suspense>
        )}
        {!isEmpty && (
          // Keyed by the filters: reused DOM nodes would show products of both lists jumping.
          <ProductResults
            key={JSON.stringify(loaderData.filters)}
            filters={loaderData.filters}
            found={found}
          />
        )}
      </DimmedWhenLate>
    </>
  );
}

type CountProps = { page: FoundPage; store: Store; isElsewhere: boolean };

/**
 * The number of results; for a search with results only in the other store, there; nothing for one that only matched a
 * store's name.
 */
function Count({ page, store, isElsewhere }: CountProps) {
  const { catalogue } = useWords();
  const { total, at_least: isCut, elsewhere = 0, stores } = page;
  if (isElsewhere) return catalogue.inOtherStore(catalogue.stores[otherStore(store)].name, elsewhere);
  if (total === 0 && stores) return null;
  return isCut ? catalogue.countAtLeast(total) : catalogue.count(total);
}

/** Says that the list is stale; retries on the button and on `online`. */
function ListFailed() {
  const { catalogue, offline } = useWords();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { state } = useNavigation();
  const address = pathname + search;
  const tryAgain = useCallback(
    () => void navigate(address, { replace: true, preventScrollReset: true }),
    [navigate, address],
  );
  useEffect(() => {
    window.addEventListener('online', tryAgain);
    return () => window.removeEventListener('online', tryAgain);
  }, [tryAgain]);
  return (
    <div className={styles.failed}>
      <Alert>{catalogue.listFailed}</Alert>
      <Button size="sm" variant="line" busy={state !== 'idle'} onClick={tryAgain}>
        {offline.again}
      </Button>
    </div>
  );
}

/** Canonical URL: only store and category; sort, view and searches are duplicates. */
function ListHead({ filters, category }: { filters: Filters; category: Category | undefined }) {
  const words = useWords();
  const language = useLanguage();
  const publicUrl = usePublicUrl();
  const { store, q } = filters;
  const { descriptions } = words;
  const { shelf } = words.catalogue.stores[store];
  const name = category?.name[language];
  const query = new URLSearchParams({ store, ...(category && { category: category.slug }) });
  const description = name ? descriptions.category(name, descriptions.shelf[store]) : descriptions[store];
  return (
    <PageHead
      title={words.shell.title([q, name, shelf].filter(Boolean).join(' · '))}
      description={q ? descriptions.search(q) : description}
      path={`/products?${query}`}
      noindex={q !== ''}
      image={{ path: `/share/${language}-${store}.jpg`, alt: shelf }}
      jsonLd={
        q ? undefined : import.meta.env.SSR && describeList(store, category, { language, words, publicUrl })
      }
    />
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
