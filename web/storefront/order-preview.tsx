import { composeOrderMessage, type OrderMessage } from '../../contracts/order-message.ts';
import type { CartItem } from '../cart/cart.ts';
import { useLanguage, useWords } from '../i18n/language.tsx';
import { useCheckoutWords } from '../i18n/use-checkout-words.ts';
import styles from './checkout-modal.module.css';
import { useDeliveryFee } from './use-delivery-fee.ts';

type OrderPreviewProps = { items: CartItem[]; customer: OrderMessage['customer'] };

/** The message as the seller will receive it, growing as one types. */
export function OrderPreview({ items, customer }: OrderPreviewProps) {
  const { cart, shell } = useWords();
  const say = useCheckoutWords();
  const language = useLanguage();
  const fee = useDeliveryFee();
  const message = composeOrderMessage({
    language,
    shop: shell.shopName,
    lines: items.map(({ product: { name, weight, price }, quantity }) => ({ name, weight, quantity, price })),
    deliveryFee: typeof fee === 'number' ? fee : 0,
    customer,
  });
  return (
    <section className={styles.preview} aria-label={say.preview}>
      <h3 className={styles.previewTitle}>{say.preview}</h3>
      <div className={styles.slip}>
        {typeof fee !== 'number' ? (
          <p>{fee === 'failed' ? cart.feeUnknown : '...'}</p>
        ) : (
          message.split('\n').map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of one text; they have no other name.
            <p key={index} dir="auto">
              {line.startsWith('*') ? <b>{line.replaceAll('*', '')}</b> : line}
            </p>
          ))
        )}
      </div>
      <p className="muted">{say.previewNote}</p>
    </section>
  );
}
