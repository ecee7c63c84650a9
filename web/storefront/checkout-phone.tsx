import type { ComponentProps } from 'react';
import { callingCode, withCallingCode } from '../../contracts/calling-codes.ts';
import { hasCountry, mobileOfJordan } from '../../contracts/phone.ts';
import { suggestPhones } from '../../contracts/suggest-phone.ts';
import { useLanguage } from '../i18n/language.tsx';
import { useCheckoutWords } from '../i18n/use-checkout-words.ts';
import { PhoneField } from '../ui/phone-field.tsx';
import type { Delivery } from './use-delivery.ts';

type CheckoutPhoneProps = Omit<
  ComponentProps<typeof PhoneField>,
  'isAbroad' | 'placeholder' | 'suggest' | 'error'
> & {
  label: string;
  note: string | undefined;
  /** Shown when no hint about the format is necessary. */
  hint?: string | false;
  error: string | undefined;
  /** The number as typed. */
  typed: string;
  /** The foreign country of the order; null in Jordan. */
  country: Delivery['country'];
};

/** A phone number in the checkout. Abroad the country code is required, and an invalid number gets an error about its format. */
export function CheckoutPhone({ label, note, hint, error, typed, country, ...rest }: CheckoutPhoneProps) {
  const say = useCheckoutWords();
  const language = useLanguage();
  const code = country && callingCode(country.code);
  const needsCode = country !== null && !hasCountry(typed);
  const isWrong = country !== null && error !== undefined && typed.trim() !== '';
  const withCode = country && needsCode ? withCallingCode(country.code, typed) : null;
  const ofJordan = needsCode ? mobileOfJordan(typed) : null;
  const wrongAbroad = () => say.phoneAbroadInvalid(country?.name[language] ?? '', code, withCode, ofJordan);
  const suggest = (wrong: string) =>
    withCode ? [withCode, ofJordan].filter((number) => number !== null) : suggestPhones(wrong);
  return (
    <PhoneField
      {...rest}
      label={label}
      note={note}
      // The error says what the hint does, and more.
      hint={needsCode ? !isWrong && say.phoneAbroad(code) : hint}
      error={isWrong ? wrongAbroad() : error}
      placeholder={country ? undefined : '07X XXX XXXX'}
      isAbroad={country !== null}
      suggest={suggest}
    />
  );
}
