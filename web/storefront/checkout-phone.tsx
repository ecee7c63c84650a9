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
  /** Said where nothing has to be said of how the number is typed. */
  hint?: string | false;
  error: string | undefined;
  /** As it is typed. */
  typed: string;
  /** That the order goes to abroad; null in Jordan. */
  country: Delivery['country'];
};

/** A phone number of the checkout. Abroad it is asked for with its country's code, and a faulty one is told how it is typed. */
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
      // The fault says what the hint does, and more.
      hint={needsCode ? !isWrong && say.phoneAbroad(code) : hint}
      error={isWrong ? wrongAbroad() : error}
      placeholder={country ? undefined : '07X XXX XXXX'}
      isAbroad={country !== null}
      suggest={suggest}
    />
  );
}
