import { memo, useId } from 'react';
import { Link } from 'react-router';
import { backIn } from '../../contracts/season.ts';
import { type CartItem, setQuantity, totalOf } from '../cart/cart.ts';
import { useFormerPrices } from '../cart/former-prices.ts';
import { type RemovedLine, removeLine, restoreLine } from '../cart/removed-lines.ts';
import { availableNotes } from '../catalogue/availability-notes.ts';
import { productDetail } from '../catalogue/product-item.tsx';
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
import { useQuantityField } from '../ui/use-quantity-field.ts';
import styles from './cart.module.css';

/** One product of the cart. Memoized, so that in a long cart a change only renders its own row. */
export const CartRow = memo(({ item }: { item: CartItem }) => {
  const words = useWords();
  const { catalogue } = words;
  const cart = useCartWords();
  const language = useLanguage();
  const path = usePath();
  const { product, quantity, gone } = item;
  const name = product.name[language];
  const priceBefore = useFormerPrices((prices) => prices[product.id]);
  const canBeOrdered = product.available && !gone;
  const QuantityField = useQuantityField(canBeOrdered);
  const left = product.few_left ?? quantity;
  const isTooMany = canBeOrdered && quantity > left;
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
        <p className="muted">{productDetail(product, language)}</p>
        {gone && <p className={styles.note}>{cart.gone}</p>}
        {!gone && !product.available && (
          <p className={styles.note}>
            {product.back_in ? cart.away(backIn(product.back_in, language)) : cart.outOfStock}{' '}
            <Link className="link" to={path(`/products/${product.slug}`)} aria-label={cart.tellMeNamed(name)}>
              {cart.tellMe}
            </Link>
          </p>
        )}
        {!gone &&
          availableNotes(isTooMany ? { ...product, few_left: null } : product, language, words).map(
            (note) => (
              <p key={note} className={styles.note}>
                {note}
              </p>
            ),
          )}
        {isTooMany && (
          <div className={styles.tooMany}>
            <p className={styles.note}>{cart.tooMany(left, quantity)}</p>
            <Button
              variant="line"
              size="sm"
              onClick={() => {
                findRow(product.id)?.querySelector('a')?.focus({ preventScroll: true });
                setQuantity(product.id, left);
              }}
            >
              {cart.takeLeft(left)}
            </Button>
          </div>
        )}
        {canBeOrdered && priceBefore !== undefined && (
          <p className={styles.note}>
            {cart.priceWas(formatPrice(priceBefore, language), formatPrice(product.price, language))}
          </p>
        )}
      </div>
      {canBeOrdered && (
        <div className={styles.sum}>
          <Price amount={totalOf([item])} language={language} />
          {quantity > 1 && (
            <small className="muted num">{cart.each(formatPrice(product.price, language))}</small>
          )}
        </div>
      )}
      <div className={styles.tools}>
        {canBeOrdered &&
          (QuantityField ? (
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
          ))}
        <RowActions item={item} />
      </div>
    </li>
  );
});

function RowActions({ item: { product, gone } }: { item: CartItem }) {
  const { cart: ofGrid } = useWords();
  const cart = useCartWords();
  const language = useLanguage();
  const name = product.name[language];
  const remove = (text: string) => {
    focusNeighbour(product.id);
    removeLine(product.id, text);
  };
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

/** The place of a removed line: what was done, and Undo. */
export function RemovedRow({ line }: { line: RemovedLine }) {
  const cart = useCartWords();
  const text = useId();
  const { product } = line.item;
  const restore = () => {
    restoreLine(line);
    requestAnimationFrame(() =>
      findRow(product.id)?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true }),
    );
  };
  return (
    <li className={styles.removed}>
      <p id={text}>{line.text}</p>
      <Button variant="line" size="sm" aria-describedby={text} onClick={restore}>
        {cart.undo}
      </Button>
    </li>
  );
}

const findRow = (productId: string) => document.querySelector(`[data-item="${productId}"]`);

/**
 * Focus management: the row is removed, so the focus moves to the name in the nearest remaining row (the next before
 * the previous), or to the page. Not to the Undo of another removed line, which a second Enter would trigger.
 */
function focusNeighbour(productId: string): void {
  const rows = [...document.querySelectorAll('[data-item]')];
  const place = rows.findIndex((row) => row.getAttribute('data-item') === productId);
  const neighbour = rows[place + 1] ?? rows[place - 1];
  const target = neighbour?.querySelector<HTMLElement>('a, button') ?? document.getElementById('main');
  target?.focus({ preventScroll: true });
}
