import { feeWords } from '../../contracts/fee-words.ts';
import { chooseDelivery, useDeliveryChoice } from '../cart/delivery-choice.ts';
import { useLanguage } from '../i18n/language.tsx';
import { useCartWords } from '../i18n/use-cart-words.ts';
import { Field, Select } from '../ui/field.tsx';
import type { Delivery } from './use-delivery.ts';

type DeliveryCountryProps = {
  delivery: Delivery;
  /** Called with the code of a foreign country, null for Jordan. */
  onChoose?: (country: string | null) => void;
  disabled?: boolean;
};

/** The typed area stays, as it may be a city abroad. */
const choose = (country: string | null) =>
  chooseDelivery({ method: 'delivery', country, typedArea: useDeliveryChoice.getState().typedArea });

/** The country of the order, where the shop also delivers abroad. */
export function DeliveryCountry({ delivery, onChoose = choose, disabled }: DeliveryCountryProps) {
  const language = useLanguage();
  const cart = useCartWords();
  const { country, isCountryGone, options } = delivery;
  const { compare } = new Intl.Collator(language);
  const countries = (options?.countries ?? []).toSorted((one, other) =>
    compare(one.name[language], other.name[language]),
  );
  if (countries.length === 0) return null;
  return (
    <Field
      label={cart.deliverTo}
      hint={country?.fee === null ? feeWords[language].notice : undefined}
      error={isCountryGone && country ? cart.countryGone(country.name[language]) : undefined}
    >
      <Select
        name="deliver-to"
        value={country?.code ?? ''}
        disabled={disabled}
        onChange={({ target }) => onChoose(target.value || null)}
      >
        {isCountryGone && country && (
          <option value={country.code} disabled>
            {country.name[language]}
          </option>
        )}
        <option value="">{cart.home}</option>
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name[language]}
          </option>
        ))}
      </Select>
    </Field>
  );
}
