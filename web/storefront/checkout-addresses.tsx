import type { UseFormReturn } from 'react-hook-form';
import type { SavedAddress } from '../../contracts/addresses.ts';
import { chooseDelivery } from '../cart/delivery-choice.ts';
import { useLanguage } from '../i18n/language.tsx';
import { useCheckoutWords } from '../i18n/use-checkout-words.ts';
import { nameOfAddress } from '../orders/address-of.ts';
import { type AddressField, type AddressValues, emptyAddress } from '../orders/address-values.ts';
import styles from './checkout-addresses.module.css';
import type { CheckoutValues } from './checkout-values.ts';
import { placeOf } from './find-address.ts';
import type { Address } from './order-input.ts';

type CheckoutAddressesProps = {
  addresses: SavedAddress[];
  form: UseFormReturn<CheckoutValues, unknown, Address>;
  /** The chosen area. */
  areaId: string | null;
  disabled: boolean;
  /** Called after an address was filled in. */
  onFilled: () => void;
};

/** The customer's saved addresses, each selectable by a tap, and a button for another one. */
export function CheckoutAddresses({ addresses, form, areaId, disabled, onFilled }: CheckoutAddressesProps) {
  const say = useCheckoutWords();
  const language = useLanguage();
  const values = form.watch();
  const chosen = addresses.find((address) => {
    // An address without an area stays selected while its area is being chosen.
    if (address.area && address.area.id !== areaId) return false;
    const place = placeOf(address, language);
    return (['street', 'building', 'floor', 'city'] as const).every(
      (part) => (part === 'city' && areaId !== null) || place[part] === values[part],
    );
  });
  const fill = (address?: SavedAddress) => {
    if (address === chosen) return;
    const place = address ? placeOf(address, language) : { ...emptyAddress, country: say.defaultCountry };
    chooseDelivery({ areaId: address?.area?.id ?? null });
    for (const [name, value] of Object.entries(place) as [AddressField, AddressValues[AddressField]][])
      form.setValue(name, value, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
    onFilled();
    if (!address) form.setFocus('street');
  };
  const choice = (text: string, address?: SavedAddress) => (
    <button
      key={address?.id ?? ''}
      type="button"
      disabled={disabled}
      aria-pressed={address === chosen}
      onClick={() => fill(address)}
    >
      <bdi>{text}</bdi>
    </button>
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a flex box in every browser.
    <div className={styles.addresses} role="group" aria-label={say.savedAddresses}>
      {addresses.map((address) => choice(nameOfAddress(address, language), address))}
      {choice(say.otherAddress)}
    </div>
  );
}
