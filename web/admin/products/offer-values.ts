import type { AdminProduct } from '../../../contracts/catalogue.ts';
import { plainAmount } from '../../../contracts/money.ts';
import { parseAmount } from '../parse-amount.ts';

/** An offer as typed; without a price there is none. */
export type OfferValues = { offerPrice: string; offerFrom: string; offerUntil: string };
type OfferName = keyof OfferValues;

/** In the order of the form. */
export const offerNames: OfferName[] = ['offerPrice', 'offerFrom', 'offerUntil'];

export const offerValuesOf = (offer: AdminProduct['offer']): OfferValues => ({
  offerPrice: offer ? plainAmount(offer.price) : '',
  offerFrom: offer?.from ?? '',
  offerUntil: offer?.until ?? '',
});

export function offerInputOf({ offerPrice, offerFrom, offerUntil }: OfferValues) {
  if (offerPrice.trim() === '' && !offerFrom && !offerUntil) return null;
  return { price: parseAmount(offerPrice), from: offerFrom || null, until: offerUntil || null };
}

/** The form field for a path in the API's errors: `offer.price` is `offerPrice`. */
export const offerFieldOf = (path: string): OfferName | undefined =>
  offerNames.find((name) => `offer.${name.slice('offer'.length).toLowerCase()}` === path);
