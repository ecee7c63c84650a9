import type { ReactNode } from 'react';
import { chooseDelivery } from '../cart/delivery-choice.ts';
import { useLanguage } from '../i18n/language.tsx';
import { useCheckoutWords } from '../i18n/use-checkout-words.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Segmented } from '../ui/segmented.tsx';
import styles from './checkout-modal.module.css';
import { DeliveryArea } from './delivery-area.tsx';
import { DeliveryCountry } from './delivery-country.tsx';
import type { Delivery } from './use-delivery.ts';
import { unloadedId } from './use-unloaded-options.ts';

type CheckoutDeliveryProps = {
  delivery: Delivery;
  /** Whether a coupon or a full stamp card makes delivery free everywhere. */
  isFree: boolean;
  /** See `AreaField`. */
  onTypingArea: (isTyping: boolean) => void;
  /** Why the order can't be sent with this area. */
  areaFault: string | false | undefined;
  /** See `DeliveryArea`. */
  whyAsked: string | false;
  /** Whether sending was tried before the delivery options were loaded. */
  isHeld: boolean;
  /** Called on a switch between Jordan and abroad, with the country if it was chosen rather than typed. */
  onSide: (isAbroad: boolean, country?: string | null) => void;
  disabled: boolean;
  /** Saved addresses, if any. */
  children: ReactNode;
};

/** The delivery options that the shop offers: delivery or pickup, country and area. */
export function CheckoutDelivery({
  delivery,
  isFree,
  onTypingArea,
  areaFault,
  whyAsked,
  isHeld,
  onSide,
  disabled,
  children,
}: CheckoutDeliveryProps) {
  const language = useLanguage();
  const say = useCheckoutWords();
  const { country, fee, method, options, reload } = delivery;
  const isAtHome = method === 'delivery' && !country;
  if (fee === 'failed')
    return (
      <div id={unloadedId} tabIndex={-1} className={styles.wide}>
        <Alert>
          {isHeld && `${say.notSent} `}
          {say.optionsFailed}{' '}
          <Button size="sm" variant="line" onClick={reload}>
            {say.retry}
          </Button>
        </Alert>
      </div>
    );
  if (!options) return null;
  return (
    <>
      {options.pickup && (
        <div className={styles.wide}>
          <Segmented
            label={say.method}
            value={method}
            onValueChange={(chosen) => chooseDelivery({ method: chosen })}
            options={[
              { value: 'delivery', label: say.delivered },
              { value: 'pickup', label: say.pickup },
            ]}
          />
        </div>
      )}
      {method === 'pickup' && (
        <p className={styles.wide}>
          {say.pickupFrom} <b>{options.pickup?.[language]}</b>
        </p>
      )}
      {method === 'delivery' && options.countries.length > 0 && (
        <div className={styles.wide}>
          <DeliveryCountry
            delivery={delivery}
            onChoose={(code) => onSide(code !== null, code)}
            disabled={disabled}
          />
        </div>
      )}
      {isAtHome && children && <div className={styles.wide}>{children}</div>}
      {isAtHome && options.areas.length > 0 && (
        <div className={styles.wide}>
          <DeliveryArea
            delivery={delivery}
            isFree={isFree}
            onTyping={onTypingArea}
            fault={areaFault}
            whyAsked={whyAsked}
            disabled={disabled}
          />
        </div>
      )}
      {method === 'delivery' && options.areas.length > 0 && options.countries.length === 0 && (
        <p className={styles.wide}>
          <Button variant="line" size="sm" disabled={disabled} onClick={() => onSide(!country)}>
            {country ? say.toJordan : say.toAbroad}
          </Button>
        </p>
      )}
    </>
  );
}
