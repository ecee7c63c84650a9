import type { MouseEvent } from 'react';
import { Link } from 'react-router';
import { type CartItem, removeFromCart, setQuantity, totalOf } from '../cart/cart.ts';
import { formatProductDetail } from '../catalogue/product-item.tsx';
import { setFavourite } from '../favourites/favourites.ts';
import { formatPrice } from '../i18n/format.ts';
import { useLanguage, usePath, useWords } from '../i18n/language.tsx';
import { asCustomer } from '../session/as-customer.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Price } from '../ui/price.tsx';
import { ProductPicture } from '../ui/product-picture.tsx';
import { QuantityPlaceholder } from '../ui/quantity-placeholder.tsx';
import { useShowToast } from '../ui/toast.tsx';
import { useQuantityField } from '../ui/use-quantity-field.ts';
import styles from './cart.module.css';

/** One product of the cart; `priceBefore` is what it cost when it was put in, if that has changed. */
export function CartRow({ item, priceBefore }: { item: CartItem; priceBefore: number | undefined }) {
  const words = useWords();
  const { cart, catalogue } = words;
  const language = useLanguage();
  const path = usePath();
  const { product, quantity, gone } = item;
  const name = product.name[language];
  const canBeOrdered = product.available && !gone;
  const QuantityField = useQuantityField(canBeOrdered);
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
        <p className="muted">{formatProductDetail(product, language)}</p>
        {gone && <p className={styles.note}>{cart.gone}</p>}
        {!gone && !product.available && <p className={styles.note}>{cart.outOfStock}</p>}
        {canBeOrdered && priceBefore !== undefined && (
          <p className={styles.note}>{cart.priceWas(formatPrice(priceBefore, language))}</p>
        )}
        <RowActions item={item} />
      </div>
      {canBeOrdered && (
        <>
          {QuantityField ? (
            <QuantityField
              value={quantity}
              onValueChange={(next) => setQuantity(product.id, next)}
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
}

function RowActions({ item: { product, gone } }: { item: CartItem }) {
  const { cart } = useWords();
  const language = useLanguage();
  const showToast = useShowToast();
  const name = product.name[language];
  const save = ({ currentTarget }: MouseEvent) =>
    asCustomer(({ email }) => {
      focusNeighbour(currentTarget);
      setFavourite(email, product.id, true);
      removeFromCart(product.id);
      showToast({ text: cart.saved(name), picture: product.image });
    });
  const remove = (event: MouseEvent) => {
    focusNeighbour(event.currentTarget);
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

/** Focus management: the row is removed, so the focus moves to the next one's name, or to the page after the last. */
function focusNeighbour(button: Element): void {
  const row = button.closest('li');
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
  const target = neighbour?.querySelector<HTMLElement>('a, button') ?? document.getElementById('main');
  target?.focus({ preventScroll: true });
}
