import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { User } from '../../contracts/accounts.ts';
import { isJordan } from '../../contracts/countries.ts';
import type { Language } from '../../contracts/language.ts';
import { readDraft } from '../browser/drafts.ts';
import { useDeliveryChoice } from '../cart/delivery-choice.ts';
import { useLanguage } from '../i18n/language.tsx';
import { useCheckoutWords } from '../i18n/use-checkout-words.ts';
import { cityIn, countryIn } from '../orders/address-of.ts';
import {
  type CheckoutValues,
  checkoutSchemaOf,
  completeValues,
  emptyValues,
  fieldNames,
} from './checkout-values.ts';
import { readPlaces, storePlaces } from './kept-places.ts';
import type { Address } from './order-input.ts';
import { onChosenSide } from './other-side.ts';
import { withTypedCountry } from './typed-country.ts';
import { chosenSide, useCheckoutPrefill } from './use-checkout-prefill.ts';
import { useCheckoutSides } from './use-checkout-sides.ts';
import type { Delivery } from './use-delivery.ts';

/**
 * The checkout form, prefilled by precedence: draft, a saved address, the last order's, the profile's. Fields are
 * filled once all are loaded, so that nothing changes while it is read; touched fields are never overwritten.
 */
export function useCheckoutForm(user: User | null, chosen: Delivery) {
  const home = useCheckoutWords().defaultCountry;
  const language = useLanguage();
  const owner = user?.email ?? '';
  const [restored] = useState(() => readTyped(owner, language, home));
  const complete = (typed: CheckoutValues) => completeValues(typed, { chosen, language, home });
  const form = useForm<CheckoutValues, unknown, Address>({
    resolver: (values, context, options) =>
      zodResolver(checkoutSchemaOf(user))(complete(values), context, options),
    defaultValues: { ...emptyValues, country: home, ...(restored ?? chosenSide()) },
    shouldFocusError: false,
  });
  for (const name of fieldNames) form.register(name);
  // react-hook-form tracks `dirtyFields` only if it is read during render.
  void form.formState.dirtyFields;
  const prefill = useCheckoutPrefill(form, user, restored !== null);
  const sides = useCheckoutSides(form, { owner, chosen, home });
  const isSaidAbroad = Boolean(form.watch('is_abroad'));
  const country = form.watch('country');
  return {
    ...{ ...form, ...prefill, ...sides, isSaidAbroad },
    delivery: withTypedCountry(chosen, country, isSaidAbroad),
    /** Whether Jordan was typed as the country abroad. */
    isJordanTyped: isSaidAbroad && isJordan(country),
    isComplete: () => checkoutSchemaOf(user).safeParse(complete(form.getValues())).success,
  };
}

/** Values typed here before, perhaps on the page in the other language, which has its own place names. */
function readTyped(owner: string, language: Language, home: string): Partial<CheckoutValues> | null {
  const draft: Partial<CheckoutValues> | null = readDraft('checkout', owner);
  if (!draft) return null;
  const choice = useDeliveryChoice.getState();
  const kept = readPlaces(owner);
  const { draft: typed, places } = onChosenSide(draft, kept, choice, { language, home });
  // Storing none would remove those of another owner.
  if (JSON.stringify(places) !== JSON.stringify(kept)) storePlaces(owner, places);
  const { city = '', country = '' } = typed;
  return { ...typed, city: cityIn(language, city), country: countryIn(language, country) };
}
