import type { Product } from '../../contracts/catalogue.ts';
import { addToCartWithFeedback } from '../cart/add-to-cart-with-feedback.ts';
import { setQuantity, totalOf, useCart } from '../cart/cart.ts';
import { usePreservedFocus } from '../catalogue/product-item.tsx';
import { useLanguage, usePath, useWords } from '../i18n/language.tsx';
import { useCartWords } from '../i18n/use-cart-words.ts';
import { BottomBar, useArrival } from '../ui/bottom-bar.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Price } from '../ui/price.tsx';
import { QuantityField } from '../ui/quantity-field.tsx';
import styles from './buy-bar.module.css';

export type BuyBarProps = { product: Product; quantity: number; onQuantity: (quantity: number) => void };

/**
 * Price, quantity and Add at the foot of a phone's screen; once the product is in the cart, its quantity and a link to
 * the cart.
 */
export default function BuyBar({ product, quantity, onQuantity }: BuyBarProps) {
  const words = useWords();
  const { catalogue } = words;
  const cart = useCartWords();
  const language = useLanguage();
  const path = usePath();
  const name = product.name[language];
  const item = useCart(({ items }) => items.find((known) => known.product.id === product.id));
  const { box, preserveFocus } = usePreservedFocus(item !== undefined);
  const labels = {
    label: catalogue.quantityOf(name),
    decrementLabel: catalogue.fewer,
    incrementLabel: catalogue.more,
  };
  const remove = () => {
    preserveFocus();
    setQuantity(product.id, 0);
  };
  const add = () => {
    preserveFocus();
    addToCartWithFeedback(product, quantity, document.getElementById('main'));
  };
  return (
    <BottomBar label={name} isArriving={useArrival()}>
      <div ref={box} className={styles.parts}>
        {item ? (
          <>
            <QuantityField
              {...labels}
              size="sm"
              value={item.quantity}
              left={product.few_left}
              onValueChange={(next) => setQuantity(product.id, next)}
              onRemove={remove}
              removeLabel={words.cart.removeNamed(name)}
            />
            <ButtonLink to={path('/cart')}>
              <span className={styles.inCart}>
                {cart.inCart} <Price amount={totalOf([item])} language={language} />
              </span>
              <Icon name="arrow" flip />
            </ButtonLink>
          </>
        ) : (
          <>
            <b className={styles.price}>
              <Price amount={product.price} language={language} />
            </b>
            <QuantityField
              {...labels}
              size="sm"
              value={quantity}
              left={product.few_left}
              onValueChange={onQuantity}
            />
            <Button aria-label={words.cart.addToCart} onClick={add}>
              {words.cart.add}
            </Button>
          </>
        )}
      </div>
    </BottomBar>
  );
}
