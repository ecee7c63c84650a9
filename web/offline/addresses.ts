import { pathInLanguage } from '../../contracts/language.ts';

/** The status with which the worker answers for a shop that it cannot reach. */
export const unreached = 504;

/** What the worker needs to know of an address. */
type Address = Pick<URL, 'pathname' | 'search' | 'searchParams'>;

/** None of the seller's pages, no calls, no files, and none of the links that hold a secret or the number of an order. */
const neverKept =
  /^\/(admin|api|assets|media|healthz|readyz|metrics|reset-password|confirm-email|newsletter\/leave|orders\/[^/]+)(\/|$)|\.\w+$/;

/** Whether a path is a page for customers that may be shown again without the network. */
export function isCustomerPage(pathname: string): boolean {
  return !neverKept.test(pathInLanguage(pathname, 'en').toLowerCase());
}

/** Whether an address is the data of a customer's page, as React Router asks for it on the way to that page. */
export const isPageData = ({ pathname }: Address): boolean =>
  pathname.endsWith('.data') && isCustomerPage(pathname.replace(/\.data$/, ''));

/** The page that data belong to: `/products.data?store=cilka` is of `/products?store=cilka`, `/_.data` of `/`. */
export function pageOfData({ pathname, searchParams }: Address): string {
  const query = new URLSearchParams(searchParams);
  query.delete('_routes');
  const page = pathname.replace(/_?\.data$/, '');
  return query.size > 0 ? `${page}?${query}` : page;
}

/**
 * Whether a call reads what is the same for all and may be shown again without the network. Products by their `ids` are
 * the cart asking for today's prices: an old answer is none. With a small limit they are the featured shelf turning: kept, they
 * would drive out all else.
 */
export const isPublicRead = ({ pathname, searchParams }: Address): boolean =>
  /^\/api\/(products|categories|settings\/delivery_fee)(\/|$)/.test(pathname) &&
  !searchParams.has('ids') &&
  !isShortList(searchParams);

const isShortList = (query: URLSearchParams): boolean => /^[1-6]$/.test(query.get('limit') ?? '');
