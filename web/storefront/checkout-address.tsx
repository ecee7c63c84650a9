import { useState } from 'react';
import { feeWords } from '../../contracts/fee-words.ts';
import { usualStreet } from '../../contracts/order-message.ts';
import { useLanguage } from '../i18n/language.tsx';
import { useCheckoutWords } from '../i18n/use-checkout-words.ts';
import { AddressFields } from '../orders/address-fields.tsx';
import type { useCityFields } from '../orders/use-city-fields.ts';
import { Button } from '../ui/button.tsx';
import styles from './checkout-modal.module.css';
import type { useCheckoutForm } from './use-checkout-form.ts';

type CheckoutAddressProps = {
  form: ReturnType<typeof useCheckoutForm>;
  cityFields: ReturnType<typeof useCityFields>;
  /** Whether the country abroad was typed rather than chosen. */
  isCountryTyped: boolean;
  /** Switches to the fields of an address in Jordan. */
  onJordan: () => void;
  disabled: boolean;
};

/**
 * The address of a delivered order. When the typed country abroad is Jordan, it offers to switch to Jordan's fields
 * instead of switching by itself.
 */
export function CheckoutAddress({
  form,
  cityFields,
  isCountryTyped,
  onJordan,
  disabled,
}: CheckoutAddressProps) {
  const say = useCheckoutWords();
  const language = useLanguage();
  const { delivery, isJordanTyped, formState } = form;
  const { country, isAsked, options } = delivery;
  const typed = form.watch('country');
  const isStreetLong = [...form.watch('street').trim()].length > usualStreet;
  const [left, setLeft] = useState<string>();
  // Shown after leaving the field, not while typing.
  const isInJordan = isJordanTyped && (left === typed || formState.errors.country);
  return (
    <div className={styles.wide}>
      <AddressFields
        // The key resets which fields are shown when switching between Jordan and abroad.
        key={form.watch('is_abroad')}
        form={form}
        hasDetails={isAsked && !country}
        hasArea={(options?.areas ?? []).length > 0}
        hasCity={cityFields.isShown}
        onStreet={cityFields.onPassed}
        streetHint={isStreetLong && say.longStreet}
        hasCountry={!options?.countries.length}
        countryHint={isCountryTyped && !isJordanTyped && feeWords[language].notice}
        countryFault={isInJordan && say.isInJordan}
        onCountryLeft={setLeft}
        isAbroad={country !== null}
        disabled={disabled}
      />
      {isInJordan && (
        <p className={styles.toJordan}>
          <Button variant="line" size="sm" disabled={disabled} onClick={onJordan}>
            {say.deliverInJordan}
          </Button>
        </p>
      )}
    </div>
  );
}
