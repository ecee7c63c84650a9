/** The session storage key of React Router's scroll restoration: positions by history entry. */
export const scrollPlacesKey = 'scrollPlaces';

/** The current entry's saved scroll position in pixels; undefined when unknown. */
export function readScrollPlace(): number | undefined {
  try {
    const places: unknown = JSON.parse(sessionStorage.getItem(scrollPlacesKey) ?? '{}');
    const place = (places as Record<string, unknown> | null)?.[history.state?.key];
    return typeof place === 'number' ? place : undefined;
  } catch {
    return undefined;
  }
}
