import { feeWords } from '../../contracts/fee-words.ts';
import { type CartItem, orderable, totalOf, useCart } from '../cart/cart.ts';
import { startCheckout } from '../cart/checkout.ts';
import { useDeliveryChoice } from '../cart/delivery-choice.ts';
import { useLanguage, useWords } from '../i18n/language.tsx';
import { useCartWords } from '../i18n/use-cart-words.ts';
import { Fee } from '../orders/fee.tsx';
import { BottomBar } from '../ui/bottom-bar.tsx';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Paper } from '../ui/paper.tsx';
import { Price } from '../ui/price.tsx';
import styles from './cart.module.css';
import { DeliveryArea } from './delivery-area.tsx';
import { DeliveryCountry } from './delivery-country.tsx';
import { NextSlot } from './next-slot.tsx';
import { PausedNotice } from './paused-notice.tsx';
import { ReadyNote } from './ready-note.tsx';
import { type Delivery, isFeeSaid } from './use-delivery.ts';

type Bill = { items: CartItem[]; delivery: Pick<Delivery, 'fee' | 'isPaused'> };

type CartSummaryProps = {
  items: CartItem[];
  /** With the fee after applying the stamp card. */
  delivery: Delivery;
  /** The message of a full stamp card. */
  stampsText: string;
};

/** The receipt beside the cart: the sums and the checkout button. */
export function CartSummary({ items, delivery, stampsText }: CartSummaryProps) {
  const { country, fee, isPaused, method, options } = delivery;
  const { cart: ofCheckout } = useWords();
  const cart = useCartWords();
  const language = useLanguage();
  const ready = orderable(items);
  const { subtotal, total } = sumsOf({ items, delivery });
  const { isChosen } = useDeliveryChoice();
  const place = country ?? delivery.area;
  return (
    <aside className={styles.summary} aria-labelledby="order-summary">
      <Paper hem>
        <h2 id="order-summary">{cart.summary}</h2>
        {method === 'delivery' && <DeliveryCountry delivery={delivery} />}
        {method === 'delivery' && !country && delivery.mayHaveAreas && (
          <DeliveryArea delivery={delivery} disabled={!options} />
        )}
        {place && !isChosen && <p className="muted">{cart.placeFilledIn}</p>}
        <dl className={styles.bill}>
          <div>
            <dt>{cart.subtotal}</dt>
            <dd>
              <Price amount={subtotal} language={language} />
            </dd>
          </div>
          {!isPaused && (
            <>
              <div>
                <dt>
                  {cart.deliveryFee} {place && <bdi>{cart.feeTo(place.name[language])}</bdi>}
                </dt>
                <dd>{isFeeSaid(fee) ? <Fee amount={fee} language={language} /> : '...'}</dd>
              </div>
              <div className={styles.total} aria-live="polite" aria-atomic="true">
                <dt>{typeof fee === 'number' ? cart.total : feeWords[language].totalWithout}</dt>
                <dd>
                  <Price amount={total} language={language} />
                </dd>
              </div>
            </>
          )}
        </dl>
        {stampsText && !isPaused && <p className={styles.note}>{stampsText}</p>}
        {isPaused && <PausedNotice delivery={delivery} />}
        {method === 'pickup' && <p className={styles.note}>{cart.pickup}</p>}
        <ReadyNote items={ready} className={styles.note} />
        {delivery.isTimed && (
          <div className={styles.note}>
            <NextSlot key={`${method} ${delivery.area?.id}`} delivery={delivery} />
          </div>
        )}
        {fee === 'failed' && <p className={styles.note}>{ofCheckout.feeUnknown}</p>}
        {ready.length === 0 && <p className={styles.note}>{ofCheckout.nothingToOrder}</p>}
        <Proceed disabled={ready.length === 0} />
        <p className="muted">{cart.taxes}</p>
      </Paper>
    </aside>
  );
}

/** The sum and the checkout button at the foot of a phone's screen, however long the cart is. */
export function OrderBar(bill: Bill) {
  const cart = useCartWords();
  const language = useLanguage();
  const { total } = sumsOf(bill);
  const { fee, isPaused } = bill.delivery;
  return (
    <BottomBar label={cart.summary}>
      <div className={styles.barParts}>
        <p className={styles.barSum}>
          <span className="muted">
            {isPaused
              ? cart.subtotal
              : typeof fee === 'number'
                ? cart.total
                : feeWords[language].totalWithout}
          </span>
          <Price amount={total} language={language} />
        </p>
        <Proceed />
      </div>
    </BottomBar>
  );
}

function sumsOf({ items, delivery: { fee, isPaused } }: Bill) {
  const subtotal = totalOf(items);
  return { subtotal, total: subtotal + (typeof fee === 'number' && !isPaused ? fee : 0) };
}

function Proceed({ disabled }: { disabled?: boolean }) {
  const cart = useCartWords();
  return (
    <Button
      block
      disabled={disabled}
      onClick={() => startCheckout({ items: orderable(useCart.getState().items), source: 'cart' })}
    >
      {cart.proceed}
      <Icon name="arrow" flip />
    </Button>
  );
}
