/**
 * For answers that are the same for all and change with the catalogue. Browsers revalidate every time, at the cost of a
 * 304: they obey `stale-while-revalidate`, too, and would show the old price to shoppers whose order was refused for
 * it. A CDN that reads the header of RFC 9213 may answer by itself for half a minute, and for as long again while it
 * revalidates.
 */
export const publicRead = {
  'Cache-Control': 'public, max-age=0, s-maxage=30',
  'CDN-Cache-Control': 'public, max-age=30, stale-while-revalidate=30',
};

/** Whether an answer declares itself the same for all, so that the shop's own caches may store it. */
export const isCacheable = ({ status, headers }: Response): boolean =>
  status === 200 && (headers.get('cache-control') ?? '').startsWith('public');
