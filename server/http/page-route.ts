import type { ServerBuild } from 'react-router';

type Routes = ServerBuild['routes'];
type Page = { label: string; pattern: RegExp };

const known = new WeakMap<Routes, Page[]>();

/** The pattern of the page at a path, such as `/ar/products/{slug}`; `/*` for no page. Also for React Router's data paths. */
export function pageRouteOf(routes: Routes, path: string): string {
  const pages = known.get(routes) ?? pagesOf(routes);
  known.set(routes, pages);
  const isData = path.endsWith('.data');
  const page = isData ? path.replace(/\/_\.data$|\.data$/, '') : path;
  const { label = '/*' } = pages.find(({ pattern }) => pattern.test(page)) ?? {};
  return isData ? `${label}.data` : label;
}

/** Every page: first those with fixed paths, then those with parameters, then the catch-all ones. */
function pagesOf(routes: Routes): Page[] {
  const all = Object.values(routes).filter((route) => route !== undefined);
  const parents = new Set(all.map(({ parentId }) => parentId));
  const paths = all
    .filter(({ id }) => !parents.has(id))
    .map(({ id }) => `/${segmentsOf(routes, id).join('/')}`)
    .sort((a, b) => looseness(a) - looseness(b) || b.length - a.length);
  return [...new Set(paths)].map((path) => ({
    label: path.replace(/:(\w+)/g, '{$1}'),
    pattern: new RegExp(
      `^${path.replace(/\/$/, '').replace(/:\w+/g, '[^/]+').replace(/\/\*$/, '(?:/.*)?')}/?$`,
      'i',
    ),
  }));
}

const looseness = (path: string): number => (path.endsWith('*') ? 2 : path.includes(':') ? 1 : 0);

/** The path of a route, including those of its parents. */
function segmentsOf(routes: Routes, id: string | undefined): string[] {
  const route = id === undefined ? undefined : routes[id];
  if (!route) return [];
  return [...segmentsOf(routes, route.parentId), ...(route.path ? [route.path] : [])];
}
