import { Form, useNavigate } from 'react-router';
import { type FoundProduct, listProducts, pageSize, type Store, stores } from '../../contracts/catalogue.ts';
import { languageOfPath } from '../../contracts/language.ts';
import { ProductItem } from '../catalogue/product-item.tsx';
import { PageHead } from '../content/public-head.tsx';
import { serverCall } from '../http/api.ts';
import { usePath, useWords } from '../i18n/language.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Shelf } from '../ui/shelf.tsx';
import type { Route } from './+types/search.ts';
import { AfterPaint, useProgressiveList } from './after-paint.tsx';
import { CategoryCloths } from './category-cloths.tsx';
import { askedFor } from './missed-search.ts';
import { NoSize } from './no-size.tsx';
import { NothingFound } from './nothing-found.tsx';
import { bestStore, comparedResults } from './rank-stores.ts';
import styles from './search.module.css';
import { SearchBox } from './search-box.tsx';
import { StoreLinks } from './store-links.tsx';
import { withoutDescriptions } from './without-descriptions.ts';

/** A search of both stores, when none was chosen: the store with the best match comes first. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const q = (searchParams.get('q') ?? '').trim().slice(0, 200);
  if (!q) return { q, page: null, shelves: [] };
  const asked = { q, language: languageOfPath(pathname) };
  const send = serverCall(context);
  const [best, ...found] = await Promise.all([
    send(listProducts, { ...asked, limit: comparedResults }),
    ...stores.map((store) => send(listProducts, { ...asked, store, limit: pageSize / 3 })),
  ]);
  const shelves = stores.map((store, nr) => {
    const { items = [], page } = found[nr] ?? {};
    // A store's results in other sizes are not shown beside the other store's results in the requested size.
    const isOtherSize = page?.no_size !== undefined && best.page.no_size === undefined;
    return { store, items: isOtherSize ? [] : withoutDescriptions(items), total: page?.total ?? 0 };
  });
  const first = bestStore(best.items, found);
  return {
    q,
    page: best.page,
    shelves: shelves
      .filter(({ items }) => items.length > 0)
      .sort((one, other) => Number(other.store === first) - Number(one.store === first)),
  };
}

export default function Search({ loaderData: { q, page, shelves } }: Route.ComponentProps) {
  const { catalogue, descriptions, shell } = useWords();
  const path = usePath();
  const navigate = useNavigate();
  const search = (text: string) => {
    askedFor(text);
    navigate(path(text ? `/search?${new URLSearchParams({ q: text })}` : '/search'));
  };
  return (
    <>
      <PageHead
        title={shell.title([q, catalogue.search].filter(Boolean).join(' · '))}
        description={descriptions.search(q)}
        path="/search"
        noindex
      />
      <section className={`wrap ${styles.head}`}>
        <h1>
          {q ? (
            <>
              {catalogue.resultsFor} <bdi>{q}</bdi>
            </>
          ) : (
            catalogue.searchBoth
          )}
        </h1>
        <Form role="search" method="get" action={path('/search')} className={styles.field}>
          <SearchBox q={q} store={undefined} placeholder={catalogue.searchBoth} onSearch={search} />
        </Form>
        {page?.stores && <StoreLinks stores={page.stores} />}
        {page?.understood && (
          <p>
            {catalogue.understood} <bdi className={styles.understood}>{page.understood}</bdi>
          </p>
        )}
        {page?.no_size && <NoSize size={page.no_size} />}
      </section>
      <div className={styles.shelves}>
        {shelves.slice(0, 1).map((shelf) => (
          <StoreShelf key={shelf.store} q={q} {...shelf} />
        ))}
        {shelves.length > 1 && (
          <AfterPaint>
            {shelves.slice(1).map((shelf) => (
              <StoreShelf key={shelf.store} q={q} {...shelf} />
            ))}
          </AfterPaint>
        )}
      </div>
      {page && !page.stores && shelves.length === 0 && <NothingFound q={q} page={page} />}
      {shelves.length === 0 && <CategoryCloths />}
    </>
  );
}

type StoreShelfProps = { q: string; store: Store; items: FoundProduct[]; total: number };

/** The best results of a store, and a link to all of them. */
function StoreShelf({ q, store, items, total }: StoreShelfProps) {
  const { catalogue } = useWords();
  const path = usePath();
  const { name } = catalogue.stores[store];
  const [drawn, room] = useProgressiveList(items);
  return (
    <Shelf
      heading={catalogue.foundInStore(name)}
      aside={
        <ButtonLink
          variant="soft"
          size="sm"
          to={path(`/products?${new URLSearchParams({ store, q })}`)}
          // The heading beside it has the store's name.
          aria-label={catalogue.inOtherStore(name, total)}
        >
          {catalogue.count(total)}
          <Icon name="arrow" flip />
        </ButtonLink>
      }
      foot={room}
    >
      {drawn.map((product, place) => (
        <ProductItem key={product.id} product={product} loading={place < 2 ? 'eager' : 'lazy'} />
      ))}
    </Shelf>
  );
}
