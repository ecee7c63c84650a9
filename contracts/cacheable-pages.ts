import type { Language } from './language.ts';
import { refinements } from './refinements.ts';

/**
 * Cacheable pages, identical for all visitors, by their English path, with the query parameters that their HTML depends
 * on; the server ignores other parameters.
 */
export const cacheablePages: Record<`/${string}`, readonly string[]> = {
  '/': [],
  '/store-selection': ['category'],
  '/products': ['store', 'category', ...refinements, 'q', 'sort', 'view'],
  '/products/{slug}': [],
  '/collections/{slug}': [],
  '/search': ['q'],
  '/cart': [],
  '/checkout': [],
  '/favorites': [],
  '/profile': [],
  '/orders': [],
  '/about': [],
  '/contact': [],
  '/privacy': ['version'],
  '/terms': ['version'],
  '/delivery-returns': ['version'],
  '/offline': [],
  '/login': ['next'],
  '/signup': ['next'],
  '/forgot-password': ['next'],
  '/reset-password': ['next'],
  '/confirm-email': [],
};

/**
 * The ids in `web/routes.ts` of the routes that make up a public page. React Router may request only some of them, by
 * the parameter `_routes`.
 */
export const routesOf = (page: string, language: Language): string[] => [
  'root',
  language,
  `${language}:shop`,
  `${language}:account`,
  `${language}:${page === '/' ? 'home' : page.slice(1).replace(/\{(\w+)\}/, ':$1')}`,
];
