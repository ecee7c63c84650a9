import { memo } from 'react';
import { Link } from 'react-router';
import { backIn } from '../../contracts/season.ts';
import { type CartItem, removeFromCart, restoreItem, setQuantity, totalOf, useCart } from '../cart/cart.ts';
import { availableNotes } from '../catalogue/availability-notes.ts';
import { formatProductDetail } from '../catalogue/product-item.tsx';
import { setFavourite } from '../favourites/favourites.ts';
import { formatPrice } from '../i18n/format.ts';
import { useLanguage, usePath, useWords } from '../i18n/language.tsx';
import { useCartWords } from '../i18n/use-cart-words.ts';
import { heartlineMotif } from '../illustrations/motif-paths/heartline-motif.ts';
import { asCustomer } from '../session/as-customer.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Motif } from '../ui/motif.tsx';
import { Price } from '../ui/price.tsx';
import { ProductImage } from '../ui/product-image.tsx';
import { QuantityPlaceholder } from '../ui/quantity-placeholder.tsx';
import { useShowToast } from '../ui/toast.tsx';
import { useQuantityField } from '../ui/use-quantity-field.ts';
import styles from './cart.module.css';

type CartRowProps = {
  item: CartItem;
  /** What it cost when it was put in, if that has changed. */
  priceBefore: number | undefined;
};

/** One product of the cart. Memoized: of a long cart a change draws its own row. */
export const CartRow = memo(({ item, priceBefore }: CartRowProps) => {
  const words = useWords();
  const { catalogue } = words;
  const cart = useCartWords();
  const language = useLanguage();
  const path = usePath();
  const { product, quantity, gone } = item;
  const name = product.name[language];
  const canBeOrdered = product.available && !gone;
  const QuantityField = useQuantityField(canBeOrdered);
  const remove = useRemove(item);
  return (
    <li className={styles.row} data-item={product.id} data-off={!canBeOrdered || undefined}>
      <ProductImage src={product.image} bay={product.category} size={112} />
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
        <p className="muted">{formatProductDetail(product, language)}</p>
        {gone && <p className={styles.note}>{cart.gone}</p>}
        {!gone && !product.available && (
          <p className={styles.note}>
            {product.back_in ? cart.away(backIn(product.back_in, language)) : cart.outOfStock}
          </p>
        )}
        {!gone &&
          availableNotes(product, language, words).map((note) => (
            <p key={note} className={styles.note}>
              {note}
            </p>
          ))}
        {canBeOrdered && priceBefore !== undefined && (
          <p className={styles.note}>
            {cart.priceWas(formatPrice(priceBefore, language), formatPrice(product.price, language))}
          </p>
        )}
        <RowActions item={item} remove={remove} />
      </div>
      {canBeOrdered && (
        <>
          {QuantityField ? (
            <QuantityField
              value={quantity}
              onValueChange={(next) => setQuantity(product.id, next)}
              left={product.few_left}
              label={catalogue.quantityOf(name)}
              decrementLabel={catalogue.fewer}
              incrementLabel={catalogue.more}
            />
          ) : (
            <QuantityPlaceholder quantity={quantity} />
          )}
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
});

type RowActionsProps = { item: CartItem; remove: (text: string) => void };

function RowActions({ item: { product, gone }, remove }: RowActionsProps) {
  const { cart: ofGrid } = useWords();
  const cart = useCartWords();
  const language = useLanguage();
  const name = product.name[language];
  const save = () =>
    asCustomer(({ email }) => {
      setFavourite(email, product.id, true);
      remove(cart.saved(name));
    }, 'favourites');
  return (
    <div className={styles.actions}>
      {!gone && (
        <Button variant="text" size="sm" aria-label={cart.saveNamed(name)} onClick={save}>
          <Motif of={heartlineMotif} colors={['currentColor']} unit={2} />
          {cart.save}
        </Button>
      )}
      <Button
        variant="text"
        size="sm"
        aria-label={ofGrid.removeNamed(name)}
        onClick={() => remove(cart.removed(name))}
      >
        <Icon name="trash" />
        {cart.remove}
      </Button>
    </div>
  );
}

/** Takes the item out and tells the text; Undo brings it back to its place, with its quantity. */
function useRemove(item: CartItem): (text: string) => void {
  const cart = useCartWords();
  const showToast = useShowToast();
  const { product } = item;
  return (text) => {
    const place = useCart.getState().items.findIndex((other) => other.product.id === product.id);
    focusNeighbour(product.id);
    removeFromCart(product.id);
    showToast({
      subject: product.id,
      text,
      image: product.image,
      action: { label: cart.undo, onPress: () => restoreItem(item, place) },
    });
  };
}

/** Focus management: the row is removed, so the focus moves to the next one's name, or to the page after the last. */
function focusNeighbour(productId: string): void {
  const row = document.querySelector(`[data-item="${productId}"]`);
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
  const target = neighbour?.querySelector<HTMLElement>('a, button') ?? document.getElementById('main');
  target?.focus({ preventScroll: true });
}
