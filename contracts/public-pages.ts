import type { Language } from './language.ts';

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
 * The routes whose data a public page is made of, by the ids of `web/routes.ts`: React Router asks for some of them by
 * name, in the parameter `_routes`.
 */
export const routesOf = (page: string, language: Language): string[] => [
  'root',
  language,
  `${language}:shop`,
  `${language}:${page === '/' ? 'home' : page.slice(1).replace(/\{(\w+)\}/, ':$1')}`,
];
