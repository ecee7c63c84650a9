import { readDraft, storeDraft } from '../browser/drafts.ts';

/** A place of each side where an order may go: by the country's code, `yes` for one that is typed, empty for Jordan. */
export type KeptPlaces = Record<string, string>;

/** Enough for who compares; a draft has room for that many long ones. */
const mostPlaces = 8;
const mostCharacters = 15_000;

/** With the place of a side, without the oldest where there are too many or too long ones. */
export function withPlace(places: KeptPlaces, side: string, place: string): KeptPlaces {
  const { [side]: _, ...others } = places;
  let kept = [...Object.entries(others), [side, place] as const].slice(-mostPlaces);
  const size = () => JSON.stringify(kept).length;
  while (kept.length > 0 && size() > mostCharacters) kept = kept.slice(1);
  return Object.fromEntries(kept);
}

/** Kept beside the checkout's draft, which ends with the order: the side that it did not go to is there for the next one. */
export const readPlaces = (owner: string): KeptPlaces => readDraft('places', owner) ?? {};
export const storePlaces = (owner: string, places: KeptPlaces): void => storeDraft('places', owner, places);
