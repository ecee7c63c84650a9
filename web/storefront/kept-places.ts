import { readDraft, storeDraft } from '../browser/drafts.ts';

/** An address per side of the order: by country code, `yes` for a typed country, empty for Jordan. */
export type KeptPlaces = Record<string, string>;

/** Enough for comparing; a draft has room for that many long ones. */
const mostPlaces = 8;
const mostCharacters = 15_000;

/** Adds the address of a side, dropping the oldest where there are too many or they are too long. */
export function withPlace(places: KeptPlaces, side: string, place: string): KeptPlaces {
  const { [side]: _, ...others } = places;
  let kept = [...Object.entries(others), [side, place] as const].slice(-mostPlaces);
  const size = () => JSON.stringify(kept).length;
  while (kept.length > 0 && size() > mostCharacters) kept = kept.slice(1);
  return Object.fromEntries(kept);
}

/** Stored beside the checkout's draft, which ends with the order: addresses of the other sides stay for the next one. */
export const readPlaces = (owner: string): KeptPlaces => readDraft('places', owner) ?? {};
export const storePlaces = (owner: string, places: KeptPlaces): void => storeDraft('places', owner, places);
