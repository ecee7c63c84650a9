import { currencySign, type Language } from '../../contracts/language.ts';
import { formatAmount } from '../../contracts/money.ts';
import styles from './price.module.css';

/** `3.50 JD` or `3.50 د.أ`, the sign smaller than the figures. `amount` is JD. */
export function Price({ amount, language }: { amount: number; language: Language }) {
  return (
    <bdi className={styles.price} lang={language}>
      {formatAmount(amount)} <small className={styles.sign}>{currencySign(language)}</small>
    </bdi>
  );
}
