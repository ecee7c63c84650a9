import { useEffect } from 'react';
import { chooseDelivery, useAreaTyping, useDeclinedAreas } from '../cart/delivery-choice.ts';
import { formatPrice } from '../i18n/format.ts';
import { useLanguage } from '../i18n/language.tsx';
import { useCartWords } from '../i18n/use-cart-words.ts';
import { AreaField } from '../orders/area-field.tsx';
import { Icon } from '../ui/icon.tsx';
import styles from './delivery-area.module.css';
import type { Delivery } from './use-delivery.ts';

type DeliveryAreaProps = {
  delivery: Delivery;
  /** Whether a coupon or a full stamp card makes delivery free everywhere. */
  isFree?: boolean;
  /** See `AreaField`. */
  onTyping?: (isTyping: boolean) => void;
  /** Why an order can't be sent with this area. */
  fault?: string | false | undefined;
  /** Why the question whether a similar area is meant must be answered first. */
  whyAsked?: string | false;
  disabled?: boolean;
};

/** The delivery area, with its fee and unmet conditions. */
export function DeliveryArea({
  delivery,
  isFree = false,
  onTyping,
  fault,
  whyAsked = false,
  disabled,
}: DeliveryAreaProps) {
  const { area, typedArea, options } = delivery;
  const declined = useDeclinedAreas(({ typed }) => typed);
  // Unmounting a focused field fires no blur.
  useEffect(() => () => useAreaTyping.setState({ mayMatch: false }), []);
  return (
    <div className={styles.area}>
      <AreaField
        areas={options?.areas ?? []}
        area={area}
        typed={typedArea}
        onChoose={(areaId, typed) => chooseDelivery({ method: 'delivery', areaId, typedArea: typed })}
        onTyping={(isTyping, isOffered) => {
          useAreaTyping.setState({ mayMatch: isTyping && isOffered });
          onTyping?.(isTyping);
        }}
        elsewhere={!options ? 'loading' : delivery.fee === null ? null : isFree ? 0 : options.delivery_fee}
        feeOf={(one) => (!one.open ? null : isFree ? 0 : delivery.feeTo(one))}
        disabled={disabled}
        required
        fault={fault}
        question={{
          isDeclined: typedArea === declined,
          onDecline: () => useDeclinedAreas.setState({ typed: typedArea }),
          why: whyAsked,
        }}
      />
      <AreaNotes delivery={delivery} />
    </div>
  );
}

/** Missing sums, shown before anything is sent. */
function AreaNotes({ delivery }: { delivery: Delivery }) {
  const language = useLanguage();
  const cart = useCartWords();
  const { area, isTimed, isPaused, missingToMinimum, missingToFree, readyOn } = delivery;
  if (!area) return null;
  const name = area.name[language];
  const sum = (amount: number) => formatPrice(amount, language);
  const hours = area.promise_hours;
  return (
    <div className={styles.notes} role="status">
      {!area.open && <Fault>{cart.areaClosed(name)}</Fault>}
      {area.open && missingToMinimum > 0 && <Fault>{cart.toMinimum(sum(missingToMinimum), name)}</Fault>}
      {area.open && missingToFree > 0 && <p>{cart.toFree(sum(missingToFree), name)}</p>}
      {area.open && !isTimed && !isPaused && !readyOn && hours !== null && (
        <p className="muted">{cart.promise(hours % 24 === 0 ? cart.days(hours / 24) : cart.hours(hours))}</p>
      )}
    </div>
  );
}

/** Looks like a field's error. */
const Fault = ({ children }: { children: string }) => (
  <p className={styles.fault}>
    <Icon name="close" />
    {children}
  </p>
);
