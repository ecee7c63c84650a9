import { readJson, tabStorage } from './browser-storage.ts';

/** The session storage key of React Router's scroll restoration: positions by history entry. */
export const scrollPlacesKey = 'scrollPlaces';

/**
 * The current entry's saved scroll position in pixels; undefined when unknown. The router calls a visit's first entry
 * `default`.
 */
export function readScrollPlace(): number | undefined {
  const places = readJson(scrollPlacesKey, tabStorage) as Record<string, unknown> | null;
  const place = places?.[history.state?.key ?? 'default'];
  return typeof place === 'number' ? place : undefined;
}
