import { dayFromToday } from '../../contracts/calendar-day.ts';
import { couponWords } from '../../contracts/coupon-words.ts';
import type { OrderedSlot } from '../../contracts/delivery-times.ts';
import { feeWords } from '../../contracts/fee-words.ts';
import { sumPrices } from '../../contracts/money.ts';
import { formatSlotBriefly } from '../../contracts/slot-words.ts';
import { type CartItem, countItems, totalOf } from '../cart/cart.ts';
import { useLanguage } from '../i18n/language.tsx';
import { useCartWords } from '../i18n/use-cart-words.ts';
import { useCheckoutWords } from '../i18n/use-checkout-words.ts';
import { Fee } from '../orders/fee.tsx';
import { Price } from '../ui/price.tsx';
import { keepUnits } from '../ui/typed-text.tsx';
import styles from './checkout-modal.module.css';
import { type Delivery, isTotalWithout } from './use-delivery.ts';

type OrderTotalProps = {
  items: CartItem[];
  /** The delivery fee in JD, after coupon and stamps. */
  fee: Delivery['fee'];
  /** The coupon's discount on the goods in JD. */
  discount: number;
  delivery: Pick<Delivery, 'method' | 'isPaused' | 'isTimed'>;
  /** The chosen slot, whose field may be far above. */
  slot: OrderedSlot | null;
};

/** A long one: until the slot is known its room is free, so that the form above does not lose a line later. */
const longSlot = () => ({ date: dayFromToday(3), from: '10:00', to: '13:00' });

/** The order's total and time, beside the button that sends it. Without a known fee it is the price of the goods, and says so. */
export function OrderTotal({
  items,
  fee,
  discount,
  delivery: { method, isPaused, isTimed },
  slot,
}: OrderTotalProps) {
  const cart = useCartWords();
  const say = useCheckoutWords();
  const language = useLanguage();
  const isWhole = typeof fee === 'number' && !isPaused;
  return (
    <div className={styles.total} aria-live="polite" aria-atomic="true">
      <p>
        {isWhole
          ? cart.total
          : isTotalWithout(fee) && !isPaused
            ? feeWords[language].totalWithout
            : cart.subtotal}{' '}
        <b>
          <Price
            amount={sumPrices([
              { price: totalOf(items) - discount, quantity: 1 },
              { price: isWhole ? fee : 0, quantity: 1 },
            ])}
            language={language}
          />
        </b>
      </p>
      <p className={`muted ${styles.parts}`}>
        {fee === 'failed' ? (
          say.feeFailed
        ) : (
          <>
            <span className={styles.count}>{say.items(countItems(items))} · </span>
            {discount > 0 && (
              <>
                {couponWords[language].discount}: <Price amount={-discount} language={language} /> ·{' '}
              </>
            )}
            {isPaused ? (
              cart.paused[method]
            ) : method === 'pickup' ? (
              say.pickup
            ) : (
              <>
                {say.delivery}: {fee !== 'loading' ? <Fee amount={fee} language={language} /> : '...'}
              </>
            )}
          </>
        )}
      </p>
      {isTimed && (
        <p className={`muted ${styles.parts}`} data-awaited={slot ? undefined : true}>
          {keepUnits(formatSlotBriefly(slot ?? longSlot(), language))}
        </p>
      )}
    </div>
  );
}
