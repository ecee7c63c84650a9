/**
 * The used part of React Router's manifest: the files of each route by id; `imports` are all that its module imports,
 * directly or indirectly.
 */
export type Manifest = {
  routes: Record<
    string,
    { module?: string; imports?: string[] | undefined; css?: string[] | undefined } | undefined
  >;
};

declare global {
  interface Window {
    /** Set by React Router before the entry script runs. */
    __reactRouterManifest?: Manifest;
    /** The route modules that have run, by route id; React Router looks here before it imports one. */
    __reactRouterRouteModules?: Record<string, unknown>;
  }
}
