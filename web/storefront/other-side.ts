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

/**
 * The destination of an order: an address in Jordan and one in each country abroad, as chosen and typed. `areaId` is
 * empty for none.
 */
export type Place = Record<AddressField | 'areaId' | 'typedArea', string>;
type Choice = Pick<ReturnType<typeof useDeliveryChoice.getState>, 'areaId' | 'typedArea' | 'country'>;

const nowhere: Place = { ...emptyAddress, areaId: '', typedArea: '' };
const placeKeys = Object.keys(nowhere) as (keyof Place)[];
export const addressFields = Object.keys(addressShape) as AddressField[];

/** A text of the checkout's form and of its draft. */
export const sideShape = {
  /** Whether the displayed address is abroad, and its key: the code of a country chosen from the list, `yes` for a typed one. */
  is_abroad: z.optional(z.string()),
};
export const emptySides = { is_abroad: '' };
type Sides = { [key in keyof typeof sideShape]?: string | undefined };

/** Jordan is not a country abroad. */
export const sideRule = z.refine<{ is_abroad?: string | undefined; country: string }>(
  ({ is_abroad, country }) => !is_abroad || !isJordan(country),
  { error: 'in_jordan', path: ['country'], when: () => true },
);

export function writePlace(values: AddressValues, { areaId, typedArea }: Choice): string {
  const place: Record<string, string> = { ...values, areaId: areaId ?? '', typedArea };
  return JSON.stringify(Object.fromEntries(placeKeys.map((key) => [key, place[key]])));
}

/** Null for none. A draft is untrusted: anything but text counts as empty. It may come from the page in the other language. */
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

/**
 * The initial address abroad after one in Jordan. The typed area may be a city there; nothing else of a Jordanian
 * address applies.
 */
export function beginAbroad({ street, city }: AddressValues, { areaId, typedArea }: Choice): Place {
  const isInJordan = areaId !== null || city !== '';
  return { ...nowhere, street: isInJordan ? '' : street, city: typedArea };
}

/** The initial address in Jordan, in the area chosen before going abroad. */
export const beginInJordan = (country: string, { areaId, typedArea, ...before }: Choice): Place => ({
  ...nowhere,
  country,
  ...(before.country !== null && { areaId: areaId ?? '', typedArea }),
});

/** Moves an address typed abroad that is in Jordan after all, if the one in Jordan has no street yet. */
export function moveToJordan(place: Place, { street, city }: AddressValues, areas: OfferedArea[]): Place {
  if (place.street !== '') return place;
  const isAreaKnown = place.areaId !== '' || place.typedArea !== '';
  const area = matchArea(areas, city);
  return { ...place, street, ...(!isAreaKnown && (area ? { areaId: area.id } : { typedArea: city })) };
}

/** The initial address in another country than the one displayed. */
export const beginElsewhere = (): Place => nowhere;

/**
 * The draft for the side of the order, with the addresses of the others. Country and area may have been changed in the
 * cart since: then the displayed address is stored, and that side's is restored. `home` is Jordan's name.
 */
export function onChosenSide<Draft extends Sides & Partial<AddressValues>>(
  draft: Draft,
  places: KeptPlaces,
  choice: Choice,
  { language, home }: { language: Language; home: string },
): { draft: Draft; places: KeptPlaces } {
  // Older drafts only say that the country was one of the list, not which.
  const { is_abroad: stored = '' } = draft;
  const from = stored === 'offered' && choice.country ? choice.country : stored;
  const isAreaKnown = choice.areaId !== null || choice.typedArea.trim() !== '';
  // A typed country abroad has no area.
  const side = choice.country ?? (from === 'yes' && !isAreaKnown ? 'yes' : '');
  const isSameCountry = from === 'yes' && side !== '' && findCountry(draft.country ?? '') === side;
  if (side === from || isSameCountry) return { draft: { ...draft, is_abroad: side }, places };
  const begin = () => ({ ...nowhere, country: side ? '' : home });
  const { areaId: _, typedArea: __, ...place } = readPlace(places[side], language) ?? begin();
  const areaBefore = from ? { ...choice, areaId: null, typedArea: '' } : choice;
  const kept = withPlace(places, from, writePlace({ ...emptyAddress, ...draft }, areaBefore));
  return { draft: { ...draft, ...place, is_abroad: side }, places: kept };
}
