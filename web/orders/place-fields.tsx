import type { ReactNode } from 'react';
import type { OfferedArea } from '../../contracts/checkout-options.ts';
import { useWords } from '../i18n/language.tsx';
import { useCartWords } from '../i18n/use-cart-words.ts';
import { useCheckoutWords } from '../i18n/use-checkout-words.ts';
import { PhoneField } from '../ui/phone-field.tsx';
import { AddressFields } from './address-fields.tsx';
import { AreaField } from './area-field.tsx';
import type { useAddressForm } from './use-address-form.ts';
import { useCityFields } from './use-city-fields.ts';

type PlaceFieldsProps = {
  address: ReturnType<typeof useAddressForm>;
  disabled: boolean;
  /** Whether there is a phone, by which the driver reaches the recipient of an order. */
  hasPhone: boolean;
  /** False when the address is not the reader's own. */
  isOwn?: boolean;
  areaLabel?: string;
  /** The delivery fee of an order to an area in JD. */
  feeOf?: (area: OfferedArea) => number;
  /** Content that depends on the chosen area. */
  children?: ReactNode;
};

/** An address with its area: a saved one, or that of an order being changed. */
export function PlaceFields({
  address,
  disabled,
  hasPhone,
  isOwn,
  areaLabel,
  feeOf,
  children,
}: PlaceFieldsProps) {
  const { form, areas, area, typedArea, chooseArea, elsewhere, needsPhone, isAbroad } = address;
  const { errors } = useWords();
  const say = useCheckoutWords();
  const { areaMissing } = useCartWords();
  const isAreaMissing = areas.length > 0 && !area && typedArea.trim() === '';
  const cityFields = useCityFields(form, {
    mayHaveAreas: address.mayHaveAreas,
    isAreaChosen: area !== null,
    isAreaMissing,
    typedArea,
  });
  // Without an area and its city, the area is at fault: city and country are asked for once it is typed.
  const isAreaAsked = isAreaMissing && !cityFields.isShown && form.formState.isSubmitted;
  const fault = form.formState.errors.phone?.message;
  return (
    <>
      {areas.length > 0 && (
        <AreaField
          areas={areas}
          area={area}
          typed={typedArea}
          onChoose={chooseArea}
          onTyping={cityFields.onTyping}
          elsewhere={elsewhere}
          feeOf={feeOf}
          label={areaLabel}
          required={!cityFields.isShown}
          fault={isAreaAsked && areaMissing}
          disabled={disabled}
        />
      )}
      {children}
      <AddressFields
        form={form}
        hasDetails={!isAbroad}
        hasArea={areas.length > 0}
        hasCity={cityFields.isShown}
        onStreet={cityFields.onPassed}
        hasCountry={!isAbroad}
        isAbroad={isAbroad}
        disabled={disabled}
        isOwn={isOwn}
      />
      {hasPhone && (
        <PhoneField
          {...form.register('phone')}
          label={say.phone}
          note={needsPhone ? undefined : say.optional}
          error={fault && errors.fields[fault as keyof typeof errors.fields]}
          disabled={disabled}
          enterKeyHint="done"
        />
      )}
    </>
  );
}
