import { type FieldValues, type UseFormReturn, useController } from 'react-hook-form';
import { findGovernorates } from '../../contracts/governorates.ts';
import { useLanguage, useWords } from '../i18n/language.tsx';
import { useCheckoutWords } from '../i18n/use-checkout-words.ts';
import { Field, TextInput } from '../ui/field.tsx';
import { SuggestInput } from '../ui/suggest-input.tsx';
import { LongLine } from '../ui/text-area.tsx';
import styles from './address-fields.module.css';
import {
  type AddressField,
  type AddressValues,
  addressDetailFields,
  addressShape,
} from './address-values.ts';
import { describeTyped } from './describe-typed.ts';
import { DriverFields } from './driver-fields.tsx';
import { TooLong } from './too-long.tsx';
import { useOnceFilled } from './use-once-filled.ts';

type AddressFieldsProps<Values extends FieldValues & AddressValues, Parsed extends FieldValues> = {
  form: UseFormReturn<Values, unknown, Parsed>;
  disabled?: boolean | undefined;
  /** Whether what leads a driver to the door is asked for. What was filled in is shown anyway, since it is sent. */
  hasDetails: boolean;
  /** Whether the area has a field of its own. */
  hasArea: boolean;
  /** Whether there are fields for city and country, which a chosen area determines. */
  hasCity: boolean;
  /** Called when the street, the first of these fields, gets the focus. */
  onStreet?: (() => void) | undefined;
  /** What is said below the street. */
  streetHint?: string | false | undefined;
  /** False when the country was chosen before. */
  hasCountry?: boolean | undefined;
  /** The hint of the country's field. */
  countryHint?: string | false | undefined;
  /** The error of the country's field, other than missing or too long. */
  countryFault?: string | false | undefined;
  /** Called with the country on leaving its field. */
  onCountryLeft?: (country: string) => void;
  /** Whether it is outside Jordan, whose governorates are suggested. */
  isAbroad?: boolean | undefined;
  /** False when the address is not the reader's own. */
  isOwn?: boolean | undefined;
};

/** The fields of an address, required ones first: for the checkout, saved addresses, and orders changed by customer or seller. */
export function AddressFields<Values extends FieldValues & AddressValues, Parsed extends FieldValues>({
  form: anyForm,
  disabled = false,
  hasDetails: asksDetails,
  hasArea,
  hasCity,
  onStreet,
  streetHint,
  hasCountry = true,
  countryHint,
  countryFault,
  onCountryLeft,
  isAbroad = false,
  isOwn = true,
}: AddressFieldsProps<Values, Parsed>) {
  // The form may have further fields; only these are used here.
  const form = anyForm as unknown as UseFormReturn<AddressValues>;
  const words = useWords();
  const say = useCheckoutWords();
  const language = useLanguage();
  const areDetailsFilled = useOnceFilled(form, addressDetailFields);
  const hasDetails = asksDetails || areDetailsFilled;
  const city = useController({ control: form.control, name: 'city' });
  const errorOf = (name: AddressField) => {
    const code = form.formState.errors[name]?.message;
    if (code && name === 'pin') return code === 'pin_short' ? say.pinShort : say.pinInvalid;
    return code && describeTyped(code, form.watch(name), words, say);
  };
  const register = (name: AddressField) => ({ ...form.register(name), disabled });
  const country = register('country');
  const tooLong = (name: AddressField) => <TooLong schema={addressShape[name]} text={form.watch(name)} />;
  const fill = (token: string) => (isOwn ? token : 'off');
  return (
    <div className={styles.fields}>
      <div className={styles.wide}>
        <Field label={say.street} hint={streetHint} error={errorOf('street')}>
          <LongLine
            {...register('street')}
            onFocus={onStreet}
            autoComplete={fill('address-line1')}
            enterKeyHint="next"
            placeholder={say[streetHintOf({ isAbroad, hasArea, hasDetails })]}
            required
          />
          {tooLong('street')}
        </Field>
      </div>
      {hasCity && (
        <>
          <div className={hasCountry ? undefined : styles.wide}>
            <Field label={say.city} error={errorOf('city')}>
              <SuggestInput
                ref={city.field.ref}
                name="city"
                value={city.field.value}
                onValueChange={city.field.onChange}
                onBlur={city.field.onBlur}
                disabled={disabled}
                suggest={(text) => (isAbroad ? [] : findGovernorates(text, language))}
                listLabel={say.governorates}
                noneText={say.cityUnlisted}
                autoComplete={fill('address-level2')}
                enterKeyHint="next"
                required
              />
              {tooLong('city')}
            </Field>
          </div>
          {hasCountry && (
            <Field label={say.country} hint={countryHint} error={countryFault || errorOf('country')}>
              <TextInput
                {...country}
                onBlur={(event) => {
                  void country.onBlur(event);
                  onCountryLeft?.(event.target.value);
                }}
                autoComplete={fill('country-name')}
                autoCapitalize="words"
                enterKeyHint={hasDetails ? 'next' : 'send'}
                required
              />
              {tooLong('country')}
            </Field>
          )}
        </>
      )}
      {hasDetails && (
        <DriverFields form={form} errorOf={errorOf} tooLong={tooLong} isOwn={isOwn} disabled={disabled} />
      )}
    </div>
  );
}

type Fields = { isAbroad: boolean; hasArea: boolean; hasDetails: boolean };

/** The hint of the street leaves out what other fields ask for. */
function streetHintOf({ isAbroad, hasArea, hasDetails }: Fields) {
  if (isAbroad) return 'streetHintAbroad';
  if (hasArea) return 'streetHintBesideArea';
  return hasDetails ? 'streetHintBesideDetails' : 'streetHint';
}
