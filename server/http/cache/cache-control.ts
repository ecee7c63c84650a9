/**
 * For what is the same for all and changes with the catalogue. A browser asks every time, which costs it a 304: browsers obey
 * `stale-while-revalidate` too, and would show the old price to those whose order was refused for it. A CDN may answer for half
 * a minute by itself, and for as long again while it fetches if it reads the field of RFC 9213.
 */
export const publicRead = {
  'Cache-Control': 'public, max-age=0, s-maxage=30',
  'CDN-Cache-Control': 'public, max-age=30, stale-while-revalidate=30',
};

/** Whether an answer is the same for all, as it says itself, and may be kept by the shop's own caches. */
export const isCacheable = ({ status, headers }: Response): boolean =>
  status === 200 && (headers.get('cache-control') ?? '').startsWith('public');
