import * as z from 'zod/mini';
import type { OfferedArea } from '../../contracts/checkout-options.ts';
import { findCountry, isJordan } from '../../contracts/countries.ts';
import { matchArea } from '../../contracts/find-areas.ts';
import type { Language } from '../../contracts/language.ts';
import type { useDeliveryChoice } from '../cart/delivery-choice.ts';
import { cityIn, countryIn } from '../orders/address-of.ts';
import {
  type AddressField,
  type AddressValues,
  addressShape,
  emptyAddress,
} from '../orders/address-values.ts';
import { type KeptPlaces, withPlace } from './kept-places.ts';

/** Where an order goes: a place in Jordan and one in each country abroad, as it was chosen and typed. `areaId` is empty where none is chosen. */
export type Place = Record<AddressField | 'areaId' | 'typedArea', string>;
type Choice = Pick<ReturnType<typeof useDeliveryChoice.getState>, 'areaId' | 'typedArea' | 'country'>;

const nowhere: Place = { ...emptyAddress, areaId: '', typedArea: '' };
const placeKeys = Object.keys(nowhere) as (keyof Place)[];
export const addressFields = Object.keys(addressShape) as AddressField[];

/** A text of the checkout's form, and of its draft. */
export const sideShape = {
  /** Whether the place shown is abroad, and on which side it is kept: the code of a country that was chosen of those offered, `yes` for one that is typed. */
  is_abroad: z.optional(z.string()),
};
export const emptySides = { is_abroad: '' };
type Sides = { [key in keyof typeof sideShape]?: string | undefined };

/** Jordan is no country abroad. */
export const sideRule = z.refine<{ is_abroad?: string | undefined; country: string }>(
  ({ is_abroad, country }) => !is_abroad || !isJordan(country),
  { error: 'in_jordan', path: ['country'], when: () => true },
);

export function writePlace(values: AddressValues, { areaId, typedArea }: Choice): string {
  const place: Record<string, string> = { ...values, areaId: areaId ?? '', typedArea };
  return JSON.stringify(Object.fromEntries(placeKeys.map((key) => [key, place[key]])));
}

/** Null where there is none. A draft is untrusted: what is no text counts as empty. It may be of the other language's page. */
export function readPlace(text: string | undefined, language: Language): Place | null {
  if (!text) return null;
  try {
    const stored: Record<string, unknown> = JSON.parse(text);
    const textOf = (key: string) => (typeof stored[key] === 'string' ? stored[key] : '');
    const place = Object.fromEntries(placeKeys.map((key) => [key, textOf(key)])) as Place;
    return { ...place, city: cityIn(language, place.city), country: countryIn(language, place.country) };
  } catch {
    return null;
  }
}

/** A place abroad that is shown for the first time after one in Jordan. What was typed as an area may be a city there; of an address in Jordan it has nothing. */
export function beginAbroad({ street, city }: AddressValues, { areaId, typedArea }: Choice): Place {
  const isInJordan = areaId !== null || city !== '';
  return { ...nowhere, street: isInJordan ? '' : street, city: typedArea };
}

/** A place in Jordan likewise, in the area that was chosen before a country abroad was. */
export const beginInJordan = (country: string, { areaId, typedArea, ...before }: Choice): Place => ({
  ...nowhere,
  country,
  ...(before.country !== null && { areaId: areaId ?? '', typedArea }),
});

/** What was typed abroad and is in Jordan after all, where the place in Jordan has no street yet. */
export function moveToJordan(place: Place, { street, city }: AddressValues, areas: OfferedArea[]): Place {
  if (place.street !== '') return place;
  const isAreaKnown = place.areaId !== '' || place.typedArea !== '';
  const area = matchArea(areas, city);
  return { ...place, street, ...(!isAreaKnown && (area ? { areaId: area.id } : { typedArea: city })) };
}

/** In another country than the one that was shown. */
export const beginElsewhere = (): Place => nowhere;

/**
 * A draft on the side that the order goes to, and the places of the others. Country and area may have been chosen in the cart since:
 * then the place that was shown is kept, and that side's comes in its stead. `home` is what Jordan is called.
 */
export function onChosenSide<Draft extends Sides & Partial<AddressValues>>(
  draft: Draft,
  places: KeptPlaces,
  choice: Choice,
  { language, home }: { language: Language; home: string },
): { draft: Draft; places: KeptPlaces } {
  // Drafts of before the places were kept by country say that it was one of those offered, not which.
  const { is_abroad: stored = '' } = draft;
  const from = stored === 'offered' && choice.country ? choice.country : stored;
  const isAreaKnown = choice.areaId !== null || choice.typedArea.trim() !== '';
  // Beside a country that is typed abroad there is no area.
  const side = choice.country ?? (from === 'yes' && !isAreaKnown ? 'yes' : '');
  const isSameCountry = from === 'yes' && side !== '' && findCountry(draft.country ?? '') === side;
  if (side === from || isSameCountry) return { draft: { ...draft, is_abroad: side }, places };
  const begin = () => ({ ...nowhere, country: side ? '' : home });
  const { areaId: _, typedArea: __, ...place } = readPlace(places[side], language) ?? begin();
  const areaBefore = from ? { ...choice, areaId: null, typedArea: '' } : choice;
  const kept = withPlace(places, from, writePlace({ ...emptyAddress, ...draft }, areaBefore));
  return { draft: { ...draft, ...place, is_abroad: side }, places: kept };
}
