import { formatPrice } from '../i18n/format.ts';
import { useLanguage } from '../i18n/language.tsx';
import { useCheckoutWords } from '../i18n/use-checkout-words.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import styles from './checkout-modal.module.css';
import type { SendFailure } from './send-failure.ts';

type CheckoutFailureProps = {
  failure: SendFailure;
  /** Whether the shop has removed all its slots since: the order can be sent without one. */
  areTimesGone: boolean;
  onLogin: () => void;
};

/** Why the order was not sent, with changed prices, and a link to an account where one is required. */
export function CheckoutFailure({ failure, areTimesGone, onLogin }: CheckoutFailureProps) {
  const say = useCheckoutWords();
  const language = useLanguage();
  return (
    <Alert isAnswer tone={areTimesGone ? 'ok' : failure.isNews ? 'note' : 'bad'}>
      {areTimesGone ? say.slotsGone : failure.text}
      {failure.prices.map(({ product: { id, name, price }, before }) => (
        <p key={id}>
          {say.newPrice(name[language], formatPrice(before, language), formatPrice(price, language))}
        </p>
      ))}
      {failure.needsAccount && (
        <p className={styles.account}>
          <Button variant="line" size="sm" onClick={onLogin}>
            {say.withAccount}
          </Button>
        </p>
      )}
    </Alert>
  );
}
