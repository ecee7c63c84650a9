import type { Manifest } from './route-files.ts';

/**
 * Gives the root's style sheets their plain address. React Router marks a sheet that dynamic imports share with `#`, since a
 * route's sheets leave the document with the route; Vite's preload then looks for the plain address, finds none, and loads the
 * sheet again at the first dynamic import, which registers all fonts anew and lays out the whole page once more. The root's
 * sheets never leave, whichever other routes name them. Server and browser must both do it before they render, or hydration
 * fails at the links.
 */
export function plainRootStyles({ routes }: Manifest): void {
  const ofRoot = new Set(routes.root?.css);
  for (const route of Object.values(routes)) {
    if (route?.css) route.css = route.css.map((href) => (ofRoot.has(href) ? href.replace(/#$/, '') : href));
  }
}
