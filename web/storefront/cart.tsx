import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { listProducts } from '../../contracts/catalogue.ts';
import { getDeliveryFee } from '../../contracts/settings.ts';
import { call } from '../api.ts';
import { formatPrice } from '../i18n/format.ts';
import { useLanguage, usePath, useWords } from '../i18n/language.tsx';
import {
  type CartItem,
  clearCart,
  orderable,
  removeFromCart,
  setQuantity,
  totalOf,
  updateProducts,
  useCart,
} from '../state/cart.ts';
import { startCheckout } from '../state/checkout.ts';
import { setFavourite } from '../state/favourites.ts';
import { openLoginModal } from '../state/login-modal.ts';
import { useSession } from '../state/session.ts';
import { Alert } from '../ui/alert.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { EmptyShelf } from '../ui/empty-shelf.tsx';
import { Icon } from '../ui/icon.tsx';
import { Modal } from '../ui/modal.tsx';
import { Paper } from '../ui/paper.tsx';
import { Price } from '../ui/price.tsx';
import { ProductPicture } from '../ui/product-picture.tsx';
import { QuantityField } from '../ui/quantity-field.tsx';
import { useShowToast } from '../ui/toast.tsx';
import styles from './cart.module.css';
import { describeProduct } from './product-item.tsx';

export default function CartPage() {
  const { cart, shell } = useWords();
  const path = usePath();
  const { items, isLoaded } = useCart();
  const check = useCheckedPrices(isLoaded);
  return (
    <div className={`wrap ${styles.cart}`}>
      <title>{shell.title(cart.title)}</title>
      <div className={styles.head}>
        <h1>{cart.title}</h1>
        {items.length > 0 && <ClearCart />}
      </div>
      {!isLoaded && <CartSkeleton />}
      {isLoaded && items.length === 0 && (
        <EmptyShelf
          title={cart.empty}
          text={cart.emptyHint}
          action={
            <ButtonLink size="sm" to={path('/products')}>
              {cart.continueShopping}
            </ButtonLink>
          }
        />
      )}
      {isLoaded && items.length > 0 && (
        <div className={styles.columns}>
          <div>
            {check.failed && <Alert>{cart.checkFailed}</Alert>}
            <ul>
              {items.map((item) => (
                <CartRow
                  key={item.product.id}
                  item={item}
                  priceBefore={check.pricesBefore.get(item.product.id)}
                />
              ))}
            </ul>
          </div>
          <Summary items={items} />
        </div>
      )}
    </div>
  );
}

type Check = { failed: boolean; pricesBefore: Map<string, number> };

/** Asks the catalogue about everything in the cart, once a visit of the page, and remembers the prices that moved. */
function useCheckedPrices(isLoaded: boolean): Check {
  const [check, setCheck] = useState<Check>({ failed: false, pricesBefore: new Map() });
  useEffect(() => {
    const { items } = useCart.getState();
    if (!isLoaded || items.length === 0) return;
    const stop = new AbortController();
    const ids = items.map(({ product }) => product.id).join(',');
    call(listProducts, { ids }, { signal: stop.signal })
      .then(({ items: fresh }) => {
        const now = new Map(fresh.map(({ id, price }) => [id, price]));
        const moved = items.filter(({ product }) => (now.get(product.id) ?? product.price) !== product.price);
        setCheck({
          failed: false,
          pricesBefore: new Map(moved.map(({ product }) => [product.id, product.price])),
        });
        updateProducts(fresh);
      })
      .catch(() => {
        if (!stop.signal.aborted) setCheck((before) => ({ ...before, failed: true }));
      });
    return () => stop.abort();
  }, [isLoaded]);
  return check;
}

function CartRow({ item, priceBefore }: { item: CartItem; priceBefore: number | undefined }) {
  const words = useWords();
  const { cart, catalogue } = words;
  const language = useLanguage();
  const path = usePath();
  const { product, quantity, gone } = item;
  const name = product.name[language];
  const canBeOrdered = product.available && !gone;
  return (
    <li className={styles.row} data-off={!canBeOrdered || undefined}>
      <ProductPicture src={product.image} bay={product.category} size={112} />
      <div className={styles.words}>
        <h2 className={styles.name}>
          {gone ? (
            <bdi>{name}</bdi>
          ) : (
            <Link to={path(`/products/${product.slug}`)}>
              <bdi>{name}</bdi>
            </Link>
          )}
        </h2>
        <p className="muted">{describeProduct(product, words, language)}</p>
        {gone && <p className={styles.note}>{cart.gone}</p>}
        {!gone && !product.available && <p className={styles.note}>{cart.outOfStock}</p>}
        {canBeOrdered && priceBefore !== undefined && (
          <p className={styles.note}>{cart.priceWas(formatPrice(priceBefore, language))}</p>
        )}
        <RowActions item={item} />
      </div>
      {canBeOrdered && (
        <>
          <QuantityField
            value={quantity}
            onValueChange={(next) => setQuantity(product.id, next)}
            label={catalogue.quantityOf(name)}
            decrementLabel={catalogue.fewer}
            incrementLabel={catalogue.more}
          />
          <div className={styles.sum}>
            <Price amount={totalOf([item])} language={language} />
            {quantity > 1 && (
              <small className="muted num">{cart.each(formatPrice(product.price, language))}</small>
            )}
          </div>
        </>
      )}
    </li>
  );
}

function RowActions({ item: { product, gone } }: { item: CartItem }) {
  const { cart } = useWords();
  const language = useLanguage();
  const showToast = useShowToast();
  const name = product.name[language];
  const save = () => {
    const email = useSession.getState().user?.email;
    if (!email) {
      openLoginModal('login', save);
      return;
    }
    setFavourite(email, product.id, true);
    removeFromCart(product.id);
    showToast({ text: cart.saved(name), picture: product.image });
  };
  const remove = () => {
    removeFromCart(product.id);
    showToast({ text: cart.removed(name), picture: product.image });
  };
  return (
    <div className={styles.actions}>
      {!gone && (
        <Button variant="text" size="sm" aria-label={cart.saveNamed(name)} onClick={save}>
          <Icon name="save" />
          {cart.save}
        </Button>
      )}
      <Button variant="text" size="sm" aria-label={cart.removeNamed(name)} onClick={remove}>
        <Icon name="trash" />
        {cart.remove}
      </Button>
    </div>
  );
}

function ClearCart() {
  const { cart, shell } = useWords();
  const [isAsking, setAsking] = useState(false);
  const stop = () => setAsking(false);
  const clear = () => {
    stop();
    clearCart();
    document.getElementById('main')?.focus();
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
            <Button onClick={clear}>{cart.clear}</Button>
          </>
        }
      >
        <p className="muted">{cart.clearHint}</p>
      </Modal>
    </>
  );
}

function Summary({ items }: { items: CartItem[] }) {
  const { cart } = useWords();
  const language = useLanguage();
  const fee = useDeliveryFee();
  const ready = orderable(items);
  const subtotal = totalOf(items);
  return (
    <aside className={styles.summary} aria-labelledby="order-summary">
      <Paper hem>
        <h2 id="order-summary">{cart.summary}</h2>
        <dl className={styles.bill}>
          <div>
            <dt>{cart.subtotal}</dt>
            <dd>
              <Price amount={subtotal} language={language} />
            </dd>
          </div>
          <div>
            <dt>{cart.deliveryFee}</dt>
            <dd>{typeof fee === 'number' ? <Price amount={fee} language={language} /> : '...'}</dd>
          </div>
          <div className={styles.total}>
            <dt>{cart.total}</dt>
            <dd>
              <Price amount={subtotal + (typeof fee === 'number' ? fee : 0)} language={language} />
            </dd>
          </div>
        </dl>
        {fee === 'failed' && <p className={styles.note}>{cart.feeUnknown}</p>}
        {ready.length === 0 && <p className={styles.note}>{cart.nothingToOrder}</p>}
        <Button
          block
          disabled={ready.length === 0}
          onClick={() => startCheckout({ items: orderable(useCart.getState().items), source: 'cart' })}
        >
          {cart.proceed}
          <Icon name="arrow" flip />
        </Button>
        <p className="muted">{cart.taxes}</p>
      </Paper>
    </aside>
  );
}

/** The fee in JD once it has come. A failure is only logged and said below the sum. */
function useDeliveryFee(): number | 'loading' | 'failed' {
  const [fee, setFee] = useState<number | 'loading' | 'failed'>('loading');
  useEffect(() => {
    const stop = new AbortController();
    call(getDeliveryFee, {}, { signal: stop.signal })
      .then((answer) => setFee(answer.delivery_fee))
      .catch((error: unknown) => {
        if (stop.signal.aborted) return;
        console.warn('The delivery fee could not be loaded', error);
        setFee('failed');
      });
    return () => stop.abort();
  }, []);
  return fee;
}

function CartSkeleton() {
  const { shell } = useWords();
  return (
    <ul aria-busy="true" aria-label={shell.loading}>
      {[1, 2, 3].map((place) => (
        <li key={place} className={styles.row}>
          <span className={styles.ghost} />
        </li>
      ))}
    </ul>
  );
}
