import { currencySign, freeIn, type Language } from '../../contracts/language.ts';
import { formatAmount } from '../../contracts/money.ts';
import styles from './price.module.css';

type PriceProps = { amount: number; language: Language };

/** `3.50 JD` or `3.50 د.أ`, with the currency smaller than the figures. `amount` is JD. */
export function Price({ amount, language }: PriceProps) {
  return (
    <bdi className={styles.price} lang={language}>
      {formatAmount(amount)} <small className={styles.sign}>{currencySign(language)}</small>
    </bdi>
  );
}

/** A delivery fee, shown as free rather than 0.00. */
export function DeliveryFee({ amount, language }: PriceProps) {
  return amount === 0 ? freeIn(language) : <Price amount={amount} language={language} />;
}
