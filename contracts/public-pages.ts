/**
 * The pages that are the same for all, by their path in English, with the parameters of the query that their HTML depends
 * on. Any other parameter changes nothing on the server.
 */
export const publicPages: Record<`/${string}`, readonly string[]> = {
  '/': [],
  '/store-selection': ['category'],
  '/products': ['store', 'category', 'q', 'sort', 'view'],
  '/products/{slug}': [],
  '/cart': [],
  '/checkout': [],
  '/favorites': [],
  '/profile': [],
  '/orders': [],
  '/about': [],
  '/contact': [],
  '/offline': [],
  '/login': ['next'],
  '/signup': ['next'],
  '/forgot-password': ['next'],
  '/reset-password': ['next'],
};
