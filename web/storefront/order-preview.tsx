import { useState } from 'react';
import type { OrderedSlot } from '../../contracts/delivery-times.ts';
import { nameOfGovernorate } from '../../contracts/governorates.ts';
import { orderLinkPath } from '../../contracts/guest-orders.ts';
import { pathInLanguage } from '../../contracts/language.ts';
import { composeOrderMessage, type OrderMessage } from '../../contracts/order-message.ts';
import { orderNumber, orderPath } from '../../contracts/orders.ts';
import type { PaymentMethod } from '../../contracts/payment-methods.ts';
import { isPhone } from '../browser/is-phone.ts';
import type { CartItem } from '../cart/cart.ts';
import { useLanguage, useWords } from '../i18n/language.tsx';
import { useCheckoutWords } from '../i18n/use-checkout-words.ts';
import { streetWithArea } from '../orders/address-values.ts';
import disclosure from '../ui/disclosure.module.css';
import { Icon } from '../ui/icon.tsx';
import { WhatsappText } from '../ui/whatsapp-text.tsx';
import styles from './checkout-modal.module.css';
import { type Delivery, isFeeSaid, isTotalWithout } from './use-delivery.ts';

type OrderPreviewProps = {
  items: CartItem[];
  /** Whether the order will have a private link, which is longer. */
  isGuest: boolean;
  delivery: Delivery;
  slot: OrderedSlot | null;
  payment: PaymentMethod | undefined;
  customer: OrderMessage['customer'];
  preferences: NonNullable<OrderMessage['preferences']>;
  coupon: OrderMessage['coupon'];
};

/** Placeholders of the same length as the real number and link token, so that the preview is cut where the message will be. */
const sampleNumber = orderNumber(1000);
const sampleToken = 'x'.repeat(48);

/** A live preview of the message to the seller. Collapsed where it would be below the form. */
export function OrderPreview({
  items,
  isGuest,
  delivery,
  slot,
  payment,
  customer,
  preferences,
  coupon,
}: OrderPreviewProps) {
  const { shell } = useWords();
  const say = useCheckoutWords();
  const language = useLanguage();
  const { fee, method, area, typedArea, country, options } = delivery;
  const isKnown = isFeeSaid(fee);
  const isPickup = method === 'pickup';
  const place = {
    ...(isPickup && { street: options?.pickup?.[language] ?? '', city: '', country: '' }),
    ...(country && { country: country.name[language] }),
    ...(typedArea && { street: streetWithArea(customer, typedArea) }),
    ...(area && { city: nameOfGovernorate(area.governorate, language), country: say.defaultCountry }),
  };
  const [isBesideForm] = useState(() => !isPhone());
  const message = composeOrderMessage({
    language,
    shop: shell.shopName,
    reserved: {
      number: sampleNumber,
      link:
        location.origin +
        pathInLanguage(isGuest ? orderLinkPath(sampleToken) : orderPath(sampleNumber), language),
    },
    lines: items.map(({ product: { name, weight, price, ready_on }, quantity }) => ({
      ...{ name, weight, quantity, price, ready_on },
    })),
    deliveryFee: isTotalWithout(fee) ? null : isKnown ? fee : 0,
    feeBy: fee === 'by_area' ? 'area' : fee === 'by_country' ? 'country' : undefined,
    customer: { ...customer, ...place },
    delivery: { method, area: area?.name ?? null, slot },
    ...(payment && { payment }),
    preferences,
    coupon: coupon ?? null,
  });
  return (
    <section aria-label={say.preview}>
      <details
        className={`${disclosure.disclosure} ${styles.preview}`}
        open={isBesideForm}
        onToggle={({ currentTarget }) => {
          // On a phone the expanded part would be under the sheet's foot.
          if (currentTarget.open && !isBesideForm) currentTarget.scrollIntoView({ block: 'start' });
        }}
      >
        <summary>
          {say.preview}
          <Icon name="chevron" />
        </summary>
        <div className={styles.slip}>
          {!isKnown ? (
            <p>{fee === 'failed' ? say.feeFailed : '...'}</p>
          ) : (
            <WhatsappText>{message}</WhatsappText>
          )}
        </div>
        <p className="muted">{say.previewNote}</p>
      </details>
    </section>
  );
}
