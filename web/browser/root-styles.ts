import type { Manifest } from './route-files.ts';

/**
 * Restores the plain URLs of the root's style sheets. React Router appends `#` to a sheet that dynamic imports share,
 * since a route's sheets are removed with the route; Vite's preload then doesn't find the plain URL and loads the sheet
 * again at the first dynamic import, which re-registers all fonts and lays out the whole page again. The root's sheets
 * are never removed, whichever other routes use them. Server and browser must both do this before rendering, or
 * hydration fails at the links.
 */
export function plainRootStyles({ routes }: Manifest): void {
  const ofRoot = new Set(routes.root?.css);
  for (const route of Object.values(routes)) {
    if (route?.css) route.css = route.css.map((href) => (ofRoot.has(href) ? href.replace(/#$/, '') : href));
  }
}
