/** Where the router keeps how far each history entry was scrolled, by the entry's key. */
export const scrollPlacesKey = 'scrollPlaces';

/** How far the entry that is shown was scrolled when its document was left, in pixels; undefined when that is not known. */
export function readScrollPlace(): number | undefined {
  try {
    const places: unknown = JSON.parse(sessionStorage.getItem(scrollPlacesKey) ?? '{}');
    const place = (places as Record<string, unknown> | null)?.[history.state?.key];
    return typeof place === 'number' ? place : undefined;
  } catch {
    return undefined;
  }
}
