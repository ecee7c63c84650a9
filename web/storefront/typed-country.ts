import {
  countryAbroad,
  countryName,
  findCountryAbroad,
  isJordan,
  unknownCountry,
} from '../../contracts/countries.ts';
import { type Delivery, goneCountry } from './use-delivery.ts';

/**
 * The delivery to a typed country abroad, where the shop lists none: its price is named after the order is confirmed,
 * and it has neither areas nor slots. The server decides likewise. `isSaidAbroad`: the customer chose "abroad", which
 * stays whatever they type, even Jordan (at Jordan's prices), until they switch back.
 */
export function withTypedCountry(delivery: Delivery, typed = '', isSaidAbroad = false): Delivery {
  const { options, method, area } = delivery;
  if (!options || method === 'pickup' || area || delivery.country) return delivery;
  if (options.countries.length > 0) {
    if (!isSaidAbroad) return delivery;
    // The seller has started to list countries while the checkout was open.
    const wanted = countryAbroad(typed);
    const offered = options.countries.find(({ code }) => code === wanted);
    const country = offered ? { country: offered, fee: offered.fee } : goneCountry(wanted, typed.trim());
    return { ...delivery, ...country, isTimed: false, isAreaMissing: false };
  }
  const code = isSaidAbroad ? countryAbroad(typed) : findCountryAbroad(typed);
  if (code === null) return delivery;
  const name = code === unknownCountry ? { en: typed.trim(), ar: typed.trim() } : countryName(code);
  const fee = isJordan(typed) ? delivery.fee : null;
  return { ...delivery, country: { code, name, fee: null }, fee, isTimed: false, isAreaMissing: false };
}
