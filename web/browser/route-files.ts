/** What is used of React Router's manifest: the files of each route by its id; `imports` are those that its module imports, and theirs. */
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
    /** The route modules that have run, by the route's id; React Router looks here before it imports one. */
    __reactRouterRouteModules?: Record<string, unknown>;
  }
}
