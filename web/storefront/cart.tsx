import { useEffect, useState } from 'react';
import { listProducts } from '../../contracts/catalogue.ts';
import { useOnline } from '../browser/online.ts';
import { repeat } from '../browser/repeat.ts';
import { type CartItem, clearCart, orderable, updateProducts, useCart } from '../cart/cart.ts';
import { useCheckout } from '../cart/checkout.ts';
import { forgetFormerPrices, recordFormerPrices } from '../cart/former-prices.ts';
import {
  dropRemovedLines,
  isRemoved,
  mergeLines,
  type RemovedLine,
  useRemovedLines,
} from '../cart/removed-lines.ts';
import { PrivateHead } from '../content/page-head.tsx';
import { call } from '../http/api.ts';
import { usePath, useWords } from '../i18n/language.tsx';
import { useCartWords } from '../i18n/use-cart-words.ts';
import basket from '../illustrations/scenes/prop-basket.svg';
import { useSession } from '../session/session.ts';
import { Alert } from '../ui/alert.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { EmptyShelf } from '../ui/empty-shelf.tsx';
import { Icon } from '../ui/icon.tsx';
import { Modal } from '../ui/modal.tsx';
import { useWhenIdle } from '../ui/use-when-idle.ts';
import { useProgressiveList } from './after-paint.tsx';
import styles from './cart.module.css';
import { CartRow, RemovedRow } from './cart-row.tsx';
import { CartSummary, OrderBar } from './cart-summary.tsx';
import { loadAddresses } from './saved-addresses.ts';
import { useDelivery } from './use-delivery.ts';
import { useStamps } from './use-stamps.ts';

export default function CartPage() {
  const { shell } = useWords();
  const cart = useCartWords();
  const { items, isLoaded } = useCart();
  const { removed, latest } = useRemovedLines();
  useEffect(
    () => () => {
      dropRemovedLines();
      forgetFormerPrices();
    },
    [],
  );
  return (
    <>
      <div className={`wrap ${styles.cart}`}>
        <PrivateHead page="cart" title={shell.title(cart.title)} />
        <div className={styles.head}>
          <h1>{cart.title}</h1>
          {items.length > 0 && <ClearCart />}
        </div>
        {!isLoaded && <UnreadCart />}
        {isLoaded && items.length === 0 && (
          <>
            {removed.length > 0 && (
              <ul className={styles.lines}>
                {removed.map((line) => (
                  <RemovedRow key={line.item.product.id} line={line} />
                ))}
              </ul>
            )}
            <EmptyCart />
          </>
        )}
        <p className="visually-hidden" role="status">
          {latest?.text}
        </p>
      </div>
      {items.length > 0 && <FullCart items={items} removed={removed} />}
    </>
  );
}

function FullCart({ items, removed }: { items: CartItem[]; removed: RemovedLine[] }) {
  const cart = useCartWords();
  const hasFailed = useFreshProducts();
  const isOnline = useOnline();
  const choice = useDelivery(items);
  const stamps = useStamps(
    useSession(({ user }) => user !== null),
    null,
  );
  const delivery = { ...choice, fee: stamps.feeOf(choice) };
  const [drawn, room] = useProgressiveList(mergeLines(items, removed));
  useWhenIdle(fetchCheckout);
  const owner = useSession(({ user }) => user?.email);
  useEffect(() => {
    if (owner) void loadAddresses(owner);
  }, [owner]);
  return (
    <>
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.lines}>
          {/* Offline, the bar below the header explains it. */}
          {hasFailed && isOnline && <Alert>{cart.checkFailed}</Alert>}
          <ul>
            {drawn.map((line) =>
              isRemoved(line) ? (
                <RemovedRow key={`removed ${line.item.product.id}`} line={line} />
              ) : (
                <CartRow key={line.product.id} item={line} />
              ),
            )}
          </ul>
          {room}
        </div>
        <CartSummary
          items={items}
          delivery={delivery}
          stampsText={stamps.isFull ? stamps.textOf(choice) : ''}
        />
      </div>
      {orderable(items).length > 0 && <OrderBar items={items} delivery={delivery} />}
    </>
  );
}

/** Prefetched, so that a tap opens it at once; a failure is reported when it is opened. */
const fetchCheckout = () => void import('./checkout-modal.tsx').catch(() => {});

/**
 * Refreshes all cart items from the catalogue: on a visit with a filled cart, whenever its page becomes visible again,
 * and when the network is back, until it succeeds. Not while the checkout is open, as its total would change silently:
 * the checkout reports new prices itself, and the cart refreshes once it is closed. Returns whether the last attempt
 * failed.
 */
function useFreshProducts(): boolean {
  const [hasFailed, setFailed] = useState(false);
  const isOrdering = useCheckout(({ checkout }) => checkout !== null);
  useEffect(() => {
    if (isOrdering) return;
    const stop = new AbortController();
    const { signal } = stop;
    let isLooking = false;
    const look = () => {
      // Returning to a page may fire several events.
      if (isLooking || document.hidden) return;
      isLooking = true;
      const { items } = useCart.getState();
      const ids = items.map(({ product }) => product.id).join(',');
      call(listProducts, { ids }, { signal })
        .finally(() => {
          isLooking = false;
        })
        .then(({ items: fresh }) => {
          repeated.succeeded();
          setFailed(false);
          recordFormerPrices(items, fresh);
          updateProducts(fresh);
        })
        .catch(() => {
          if (signal.aborted) return;
          setFailed(true);
          repeated.failed();
        });
    };
    const repeated = repeat(look);
    look();
    window.addEventListener('focus', look, { signal });
    document.addEventListener('visibilitychange', look, { signal });
    return () => {
      repeated.stop();
      stop.abort();
    };
  }, [isOrdering]);
  return hasFailed;
}

function ClearCart() {
  const { shell } = useWords();
  const cart = useCartWords();
  const [isAsking, setAsking] = useState(false);
  const stop = () => setAsking(false);
  const clear = () => {
    stop();
    clearCart();
    dropRemovedLines();
  };
  return (
    <>
      <Button variant="text" size="sm" onClick={() => setAsking(true)}>
        <Icon name="trash" />
        {cart.clear}
      </Button>
      <Modal
        open={isAsking}
        onClose={stop}
        title={cart.clearQuestion}
        closeLabel={shell.close}
        width="narrow"
        foot={
          <>
            <Button variant="line" onClick={stop}>
              {cart.keep}
            </Button>
            <Button variant="bad" onClick={clear}>
              {cart.clear}
            </Button>
          </>
        }
      >
        <p className="muted">{cart.clearHint}</p>
      </Modal>
    </>
  );
}

function EmptyCart() {
  const cart = useCartWords();
  const path = usePath();
  return (
    <EmptyShelf
      image={<img src={basket} width={150} height={150} alt="" />}
      title={cart.empty}
      text={cart.emptyHint}
      action={
        <ButtonLink size="sm" to={path('/products')}>
          {cart.continueShopping}
        </ButtonLink>
      }
    />
  );
}

/** Before hydration the mark on the document lets CSS choose between the empty and the filled cart (no layout shift). */
function UnreadCart() {
  return (
    <>
      <div className={styles.full}>
        <CartSkeleton />
      </div>
      <div className={styles.empty}>
        <EmptyCart />
      </div>
    </>
  );
}

function CartSkeleton() {
  const { shell } = useWords();
  return (
    <ul className={styles.skeleton} aria-busy="true" aria-label={shell.loading}>
      {[1, 2, 3].map((place) => (
        <li key={place} className={styles.row}>
          <span className={styles.ghost} />
        </li>
      ))}
    </ul>
  );
}
