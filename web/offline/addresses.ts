import { pathInLanguage } from '../../contracts/language.ts';

/** Status of the worker's own answer when the network is down (gateway timeout). */
export const unreached = 504;

/** The parts of a URL that the worker needs. */
type Address = Pick<URL, 'pathname' | 'search' | 'searchParams'>;

/** Never cached: admin pages, API, files, and links that contain a secret or an order number. */
const neverCached =
  /^\/(admin|api|assets|media|healthz|readyz|metrics|reset-password|confirm-email|(newsletter|waitlist)\/leave|orders\/[^/]+|o\/[^/]+)(\/|$)|\.\w+$/;

/** Whether a path is a customer's page that may be cached for offline use. */
export function isCustomerPage(pathname: string): boolean {
  return !neverCached.test(pathInLanguage(pathname, 'en').toLowerCase());
}

/** Whether a URL is a React Router data request (`*.data`) of a cacheable page. */
export const isPageData = ({ pathname }: Address): boolean =>
  pathname.endsWith('.data') && isCustomerPage(pathname.replace(/\.data$/, ''));

/** The page of a data request: `/products.data?store=cilka` belongs to `/products?store=cilka`, `/_.data` to `/`. */
export function pageOfData({ pathname, searchParams }: Address): string {
  const query = new URLSearchParams(searchParams);
  query.delete('_routes');
  const page = pathname.replace(/_?\.data$/, '');
  return query.size > 0 ? `${page}?${query}` : page;
}

/**
 * Whether an API call is public and may be cached for offline use. Not `ids` (the cart needs current prices), and not
 * small limits (the many pages of the featured carousel would evict everything else).
 */
export const isPublicRead = ({ pathname, searchParams }: Address): boolean =>
  /^\/api\/(products|categories|settings\/delivery_fee|checkout-options)(\/|$)/.test(pathname) &&
  !searchParams.has('ids') &&
  !isShortList(searchParams);

const isShortList = (query: URLSearchParams): boolean => /^[1-6]$/.test(query.get('limit') ?? '');
