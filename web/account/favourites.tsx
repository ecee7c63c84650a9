import { useEffect, useRef, useState } from 'react';
import { listProducts, type Product } from '../../contracts/catalogue.ts';
import { commaIn, type Language } from '../../contracts/language.ts';
import { maxQuantity } from '../../contracts/quantity.ts';
import { addToCart } from '../cart/cart.ts';
import { PrivateHead } from '../content/page-head.tsx';
import { isKnownHere } from '../favourites/favourite-lists.ts';
import { setFavourite, useFavouriteIds } from '../favourites/favourites.ts';
import { syncFavouritesSoon, useFavouritesArrival } from '../favourites/sync-favourites.ts';
import { call, describeError } from '../http/api.ts';
import { useLanguage, usePath, useWords } from '../i18n/language.tsx';
import { useCartWords } from '../i18n/use-cart-words.ts';
import { useCustomerWords } from '../i18n/use-customer-words.ts';
import heartJar from '../illustrations/scenes/prop-heart.svg';
import { AccountUnreached } from '../session/account-unreached.tsx';
import { useSession } from '../session/session.ts';
import { type Fetched, useFetched, useLatest } from '../session/use-fetched.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { EmptyShelf } from '../ui/empty-shelf.tsx';
import { LoadFailed } from '../ui/load-failed.tsx';
import { Shelf } from '../ui/shelf.tsx';
import { ShelfSkeleton } from '../ui/shelf-skeleton.tsx';
import { useShowToast } from '../ui/toast.tsx';
import styles from './favorites.module.css';
import { FavouriteCard } from './favourite-card.tsx';
import { LoginPrompt } from './login-prompt.tsx';

export default function Favorites() {
  const { shell } = useWords();
  const customer = useCustomerWords();
  const { favourites } = customer;
  const { status, user } = useSession();
  return (
    <div className={styles.page}>
      <PrivateHead page="favourites" title={shell.title(favourites.title)} />
      <div className={`wrap ${styles.head}`}>
        <h1>{favourites.title}</h1>
      </div>
      {status === 'unknown' && <ShelfSkeleton label={shell.loading} count={4} />}
      {status === 'unreached' && <AccountUnreached />}
      {status === 'guest' && <LoginPrompt title={favourites.login} text={favourites.loginText} />}
      {user && <FavouritesOf key={user.email} email={user.email} />}
    </div>
  );
}

function FavouritesOf({ email }: { email: string }) {
  const words = useWords();
  const ids = useFavouriteIds();
  const arrival = useFavouritesArrival();
  const found = useProducts(ids);
  // Stale-while-revalidate: products loaded before stay visible.
  const shown = useLatest(found.data);
  // Syncs on visit: another device may have changed the favourites.
  useEffect(() => syncFavouritesSoon(0), []);

  if (ids.length === 0) {
    if (arrival === 'waiting') return <ShelfSkeleton label={words.shell.loading} count={4} />;
    // Before the first sync an empty list may be incomplete, so the empty state is not shown.
    if (arrival === 'failed' && !isKnownHere(email)) return <Failed retry={() => syncFavouritesSoon(0)} />;
    return <NoFavourites />;
  }
  const failed = found.isError && <Failed error={found.error} retry={() => void found.refetch()} />;
  if (!shown) return failed || <ShelfSkeleton label={words.shell.loading} count={Math.min(8, ids.length)} />;
  return (
    <>
      {failed}
      <FavouriteShelf email={email} ids={ids} products={shown} />
    </>
  );
}

function NoFavourites() {
  const { favourites } = useCustomerWords();
  const path = usePath();
  return (
    <EmptyShelf
      image={<img src={heartJar} width={150} height={150} alt="" />}
      title={favourites.empty}
      text={favourites.emptyText}
      action={<ButtonLink to={path('/products')}>{favourites.browse}</ButtonLink>}
    />
  );
}

function Failed({ error, retry }: { error?: unknown; retry: () => void }) {
  const words = useWords();
  const { errors } = words;
  const customer = useCustomerWords();
  return (
    <div className="wrap">
      <LoadFailed retryLabel={customer.retry} onRetry={retry}>
        {customer.favourites.failed} {error ? describeError(error, words, '') : errors.network}
      </LoadFailed>
    </div>
  );
}

/** Batch size: the most ids that a call accepts. */
const idsPerCall = 100;

/** A product of the catalogue by id; null when it does not exist, missing when it was not requested yet. */
type Found = ReadonlyMap<string, Product | null>;

/**
 * Favourite products by id, cached for the visit: removals need no request, and additions from other devices fetch only
 * the new ones.
 */
function useProducts(ids: string[]): Fetched<Found> {
  const [asked, setAsked] = useState(ids);
  if (ids.some((id) => !asked.includes(id))) setAsked(ids);
  const load = async (signal: AbortSignal): Promise<Found> => {
    const parts = Array.from({ length: Math.ceil(asked.length / idsPerCall) }, (_, part) =>
      asked.slice(part * idsPerCall, (part + 1) * idsPerCall).join(','),
    );
    const answers = await Promise.all(parts.map((part) => call(listProducts, { ids: part }, { signal })));
    const sold = new Map(answers.flatMap(({ items }) => items.map((product) => [product.id, product])));
    return new Map(asked.map((id) => [id, sold.get(id) ?? null]));
  };
  return useFetched({
    queryKey: ['favourite products', asked],
    queryFn: ({ signal }) => load(signal),
    enabled: asked.length > 0,
  });
}

/** How many names fit into a toast. */
const maxNamed = 3;

/** The first names, joined: `Makdous, labneh`. Each is isolated, as it may be in the other language. */
function nameSome(names: string[], language: Language): string {
  const named = names.slice(0, maxNamed).map((name) => `\u2068${name}\u2069`);
  return named.join(commaIn(language)) + (names.length > maxNamed ? '…' : '');
}

type FavouriteShelfProps = { email: string; ids: string[]; products: Found };

function FavouriteShelf({ email, ids, products }: FavouriteShelfProps) {
  const { catalogue } = useWords();
  const { favourites } = useCustomerWords();
  const language = useLanguage();
  const path = usePath();
  const showToast = useShowToast();
  const count = useRef<HTMLParagraphElement>(null);
  // The latest favourite comes first.
  const shown = ids.toReversed().flatMap((id) => products.get(id) ?? []);
  const goneIds = ids.filter((id) => products.get(id) === null);
  const inStock = shown.filter((product) => product.available);

  const cart = useCartWords();
  const remove = (product: Product) => {
    setFavourite(email, product.id, false);
    showToast({
      text: favourites.removed(product.name[language]),
      image: product.image,
      action: { label: cart.undo, onPress: () => setFavourite(email, product.id, true) },
    });
    // Focus management: the button of the removed card had the focus.
    (ids.length > 1 ? count.current : document.getElementById('main'))?.focus();
  };
  const addAll = () => {
    const cut = inStock.filter((product) => !addToCart(product));
    const [few, most] = [cut.filter(({ few_left }) => few_left), cut.filter(({ few_left }) => !few_left)];
    const left = shown.filter((product) => !product.available).map((product) => product.name[language]);
    const sentences = [
      favourites.addedAll(inStock.length - cut.length),
      ...(most.length === 0 ? [] : [catalogue.maxOfOne(maxQuantity)]),
      ...few.map(({ name, few_left }) => cart.addedToLast(name[language], few_left ?? 0)),
      ...(left.length === 0 ? [] : [favourites.leftOut(nameSome(left, language))]),
    ];
    showToast({ text: sentences.join('. ') });
  };
  const removeGone = () => {
    for (const id of goneIds) setFavourite(email, id, false);
    count.current?.focus();
  };

  return (
    <>
      <div className={`wrap ${styles.bar}`}>
        <p ref={count} className="muted num" tabIndex={-1}>
          {favourites.count(ids.length)}
        </p>
        <Button size="sm" disabled={inStock.length === 0} onClick={addAll}>
          {favourites.addAll}
        </Button>
      </div>
      {goneIds.length > 0 && (
        <div className={`wrap ${styles.gone}`}>
          <p>{favourites.gone(goneIds.length)}</p>
          <Button variant="text" size="sm" onClick={removeGone}>
            {favourites.removeGone(goneIds.length)}
          </Button>
        </div>
      )}
      {shown.length > 0 && (
        <Shelf label={favourites.title}>
          {shown.map((product) => (
            <FavouriteCard key={product.id} product={product} onRemove={() => remove(product)} />
          ))}
        </Shelf>
      )}
      <div className={styles.more}>
        <ButtonLink variant="line" to={path('/products')}>
          {favourites.browseMore}
        </ButtonLink>
      </div>
    </>
  );
}
