import { couponWords } from '../../contracts/coupon-words.ts';
import { feeWords } from '../../contracts/fee-words.ts';
import { sumPrices } from '../../contracts/money.ts';
import { type CartItem, countItems, totalOf } from '../cart/cart.ts';
import { useLanguage, useWords } from '../i18n/language.tsx';
import { useCartWords } from '../i18n/use-cart-words.ts';
import { useCheckoutWords } from '../i18n/use-checkout-words.ts';
import { Fee } from '../orders/fee.tsx';
import { Price } from '../ui/price.tsx';
import styles from './checkout-modal.module.css';
import type { Delivery } from './use-delivery.ts';

type OrderTotalProps = {
  items: CartItem[];
  fee: Delivery['fee'];
  /** JD that a coupon takes off the goods. */
  discount: number;
  isPickup: boolean;
};

/** What the order costs, beside the button that sends it. Without a fee it is the goods alone, and says so. */
export function OrderTotal({ items, fee, discount, isPickup }: OrderTotalProps) {
  const { cart: words } = useWords();
  const cart = useCartWords();
  const say = useCheckoutWords();
  const language = useLanguage();
  const isWhole = typeof fee === 'number';
  return (
    <div className={styles.total} aria-live="polite" aria-atomic="true">
      <p>
        {isWhole ? cart.total : fee === null ? feeWords[language].totalWithout : cart.subtotal}{' '}
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
          words.feeUnknown
        ) : (
          <>
            {say.items(countItems(items))} ·{' '}
            {discount > 0 && (
              <>
                {couponWords[language].discount}: <Price amount={-discount} language={language} /> ·{' '}
              </>
            )}
            {isPickup ? (
              say.pickup
            ) : (
              <>
                {say.delivery}: {isWhole || fee === null ? <Fee amount={fee} language={language} /> : '...'}
              </>
            )}
          </>
        )}
      </p>
    </div>
  );
}
