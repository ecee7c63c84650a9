import { Link } from 'react-router';
import type { Product } from '../../contracts/catalogue.ts';
import { useCart } from '../cart/cart.ts';
import { usePath, useWords } from '../i18n/language.tsx';
import { Icon } from '../ui/icon.tsx';
import styles from './product.module.css';

/** How many are in the cart, and the way there: the quantity beside the price is what the next tap adds. */
export function InCart({ product: { id } }: { product: Product }) {
  const { catalogue } = useWords();
  const path = usePath();
  const quantity = useCart(({ items }) => items.find(({ product }) => product.id === id)?.quantity);
  if (!quantity) return null;
  return (
    <Link className={styles.inCart} to={path('/cart')}>
      <Icon name="check" />
      {catalogue.inCart(quantity)}
    </Link>
  );
}
