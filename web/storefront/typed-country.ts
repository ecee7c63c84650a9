import {
  countryAbroad,
  countryName,
  findCountryAbroad,
  isJordan,
  unknownCountry,
} from '../../contracts/countries.ts';
import { type Delivery, goneCountry } from './use-delivery.ts';

/**
 * With the country abroad that the address names, where the shop offers none to choose from: what delivery there costs is told after
 * the order is confirmed, and there are neither areas nor times. As the server decides. `isSaidAbroad`: it was said to be abroad, and
 * stays so whatever is typed: Jordan, too, which costs what it does at home until the way back is taken.
 */
export function withTypedCountry(delivery: Delivery, typed = '', isSaidAbroad = false): Delivery {
  const { options, method, area } = delivery;
  if (!options || method === 'pickup' || area || delivery.country) return delivery;
  if (options.countries.length > 0) {
    if (!isSaidAbroad) return delivery;
    // The seller has begun to offer countries while the checkout was open.
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
