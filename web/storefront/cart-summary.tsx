import { type CartItem, orderable, totalOf, useCart } from '../cart/cart.ts';
import { startCheckout } from '../cart/checkout.ts';
import { useLanguage, useWords } from '../i18n/language.tsx';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Paper } from '../ui/paper.tsx';
import { DeliveryFee, Price } from '../ui/price.tsx';
import styles from './cart.module.css';
import { useDeliveryFee } from './use-delivery-fee.ts';

/** The receipt beside the cart: what it costs and the way on. */
export function CartSummary({ items }: { items: CartItem[] }) {
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
            <dd>{typeof fee === 'number' ? <DeliveryFee amount={fee} language={language} /> : '...'}</dd>
          </div>
          <div className={styles.total} aria-live="polite" aria-atomic="true">
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
