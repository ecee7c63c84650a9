import * as z from 'zod/mini';
import type { OfferedArea } from '../../contracts/checkout-options.ts';
import { isJordan } from '../../contracts/countries.ts';
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

/** Where an order goes: one place in Jordan and one abroad, each as it was chosen and typed. `areaId` is empty where none is chosen. */
export type Place = Record<AddressField | 'areaId' | 'typedArea', string>;
type Choice = Pick<ReturnType<typeof useDeliveryChoice.getState>, 'areaId' | 'typedArea' | 'country'>;

const nowhere: Place = { ...emptyAddress, areaId: '', typedArea: '' };
const placeKeys = Object.keys(nowhere) as (keyof Place)[];
export const addressFields = Object.keys(addressShape) as AddressField[];

/** The texts of the checkout's form in which one side is kept while the other is shown, and with its draft. */
export const sideShape = {
  /** Whether the place shown is abroad: `offered` in a country that was chosen of those offered, `yes` in one that is typed. */
  is_abroad: z.optional(z.string()),
  /** The place on the other side, as JSON; empty where that was not shown yet. */
  other_side: z.optional(z.string()),
};
export const emptySides = { is_abroad: '', other_side: '' };
type Sides = { [key in keyof typeof sideShape]?: string | undefined };

/** The side on which a place abroad is kept, as {@link sideShape} says it. */
export const abroadBy = (country: string | null): string => (country === null ? 'yes' : 'offered');

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

/** A place abroad that is shown for the first time. What was typed as an area may be a city there; of an address in Jordan it has nothing. */
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

/**
 * A draft on the side that the order goes to. Country and area may have been chosen in the cart since: then the place that was shown
 * is kept, and the other side's comes in its stead. `home` is what Jordan is called.
 */
export function onChosenSide<Draft extends Sides & Partial<AddressValues>>(
  draft: Draft,
  choice: Choice,
  { language, home }: { language: Language; home: string },
): Draft {
  const wasAbroad = Boolean(draft.is_abroad);
  const isAreaKnown = choice.areaId !== null || choice.typedArea.trim() !== '';
  // Beside a country that is typed abroad there is no area.
  const isTypedAbroad = draft.is_abroad === 'yes' && !isAreaKnown;
  const isAbroad = choice.country !== null || isTypedAbroad;
  const side = isAbroad ? abroadBy(choice.country) : '';
  if (isAbroad === wasAbroad) return { ...draft, is_abroad: side };
  const begin = () => ({ ...nowhere, country: isAbroad ? '' : home });
  const { areaId: _, typedArea: __, ...place } = readPlace(draft.other_side, language) ?? begin();
  const areaBefore = wasAbroad ? { ...choice, areaId: null, typedArea: '' } : choice;
  const other_side = writePlace({ ...emptyAddress, ...draft }, areaBefore);
  return { ...draft, ...place, other_side, is_abroad: side };
}
