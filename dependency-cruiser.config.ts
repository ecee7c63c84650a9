import type { IConfiguration, IRegularForbiddenRuleType } from 'dependency-cruiser';

/**
 * What may import what, for dependency-cruiser. Each list says what is allowed, all else is an error; a list names only folders
 * above its own, so that there is no circle. `npm test` runs it.
 */

const base = 'browser content http i18n illustrations session ui';

/** The other folders of web/. Storefront, account and admin share code only through these. */
export const webFolders: Record<string, string> = {
  browser: '',
  i18n: '',
  illustrations: '',
  http: 'browser i18n',
  ui: 'browser i18n illustrations',
  content: 'i18n ui',
  session: 'browser content http i18n illustrations ui',
  offline: 'browser i18n session ui',
  orders: 'content i18n illustrations ui',
  cart: 'browser session',
  favourites: 'browser http session',
  catalogue: `cart favourites ${base}`,
  storefront: `cart catalogue favourites offline orders ${base}`,
  account: `cart catalogue favourites orders ${base}`,
  admin: `cart favourites orders ${base}`,
  // The page of all components, in development only.
  components: `admin catalogue orders storefront ${base}`,
};

/** Functions of other nouns that may be called; tables may be joined and referenced freely. */
export const serverFolders: Record<string, string> = {
  csv: '',
  database: '',
  jobs: 'database',
  activity: 'database',
  favourites: 'database',
  media: 'database',
  'rate-limits': 'database',
  remote: '',
  legal: 'activity database',
  settings: 'activity database',
  coupons: 'activity database settings',
  delivery: 'activity coupons database settings',
  newsletter: 'activity csv database rate-limits',
  accounts: 'activity database legal newsletter rate-limits settings',
  sizes: 'database',
  search: 'activity database rate-limits settings sizes',
  stock: 'accounts activity database jobs',
  boxes: 'database stock',
  catalogue: 'activity boxes database media search sizes stock',
  prices: 'activity catalogue database',
  collections: 'activity catalogue database',
  messages: 'accounts activity database rate-limits search',
  orders: 'accounts activity boxes coupons csv database delivery rate-limits search settings stock',
  customers: 'accounts database orders search',
  payments: 'activity database media orders rate-limits',
  imports: 'activity boxes catalogue csv database jobs media remote search stock',
  share: 'catalogue media settings',
  waitlist: 'accounts database jobs rate-limits settings',
  mail: 'accounts database jobs messages orders settings stock waitlist',
  privacy:
    'accounts activity catalogue database mail messages newsletter orders payments rate-limits waitlist',
  backup: 'database jobs',
  doctor: 'backup database mail',
  admin:
    'activity backup catalogue collections coupons database delivery imports legal orders payments prices search settings stock waitlist',
};

const test = '[.]test[.]tsx?$';
const table = '[.]table[.]ts$';
const routes = '[.]routes[.]ts$';
const npm = (names: string) => `(^|node_modules/)${names}(/|$)`;
const nouns = `^server/(${Object.keys(serverFolders).join('|')})/`;
const http = '^server/(http/|api[.]ts|app[.]ts)';
const schemas = '^contracts/.*[.]schemas[.]ts$';

const anyOf = (names: string) => names.split(' ').filter(Boolean).join('|') || '-';

type Side = Partial<IRegularForbiddenRuleType['from']>;
const never = (name: string, from: Side, to: IRegularForbiddenRuleType['to']): IRegularForbiddenRuleType => ({
  name,
  severity: 'error',
  from: { pathNot: test, ...from },
  to,
});

const rules: IConfiguration = {
  forbidden: [
    never('no-circle', {}, { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } }),
    // The packages of bench/ are installed when a bench is run.
    never('resolves', { pathNot: [test, '^bench/'] }, { couldNotResolve: true }),
    never(
      'folders-are-named',
      {},
      { path: '^(?!.*node_modules).*/?\\b(utils?|libs?|helpers?|common|shared|misc|types)/' },
    ),
    never(
      'production-imports-no-tools',
      { path: '^(contracts|server|web)/' },
      { path: '^(bench|bin|illustrations|seed|tests)/' },
    ),
    never('schemas-import-zod-and-contracts', { path: schemas }, { pathNot: ['^contracts/', npm('zod')] }),
    never(
      'contracts-import-contracts',
      { path: '^contracts/', pathNot: [test, schemas] },
      { pathNot: ['^contracts/', npm('zod')] },
    ),
    never(
      'contracts-download-no-schemas',
      { path: '^contracts/', pathNot: [test, schemas] },
      { path: [schemas, npm('zod')], dependencyTypesNot: ['type-only'] },
    ),
    never(
      'tables-import-tables-and-contracts',
      { path: table },
      { pathNot: [table, '^contracts/', npm('drizzle-orm')] },
    ),
    never(
      'verbs-know-no-http',
      { path: nouns, pathNot: [test, table, routes] },
      {
        path: ['^web/', routes, http, npm('(@hono|hono|react-dom|react-router)')],
        // Escapes what it is given and knows of no request: mails are written with it.
        pathNot: [table, '^hono/html$', 'node_modules/hono/dist/(types/)?helper/html/'],
      },
    ),
    never(
      'routes-import-their-own-verbs',
      { path: `^server/([^/]+)/.+${routes}` },
      { pathNot: ['^contracts/', '^server/http/mount[.]ts$', `^server/$1/(?!.*([.]table|[.]routes)[.]ts$)`] },
    ),
    never('http-knows-no-tables', { path: http, pathNot: [test, table] }, { path: [table, '^web/'] }),
    never('browser-gets-nothing-of-the-server', { path: '^web/' }, { path: '^server/' }),
    never('server-imports-no-pages', { path: '^server/' }, { path: '^web/' }),
    {
      name: 'public-pages-load-no-queries',
      severity: 'error',
      from: { path: '^web/', pathNot: [test, '^web/(account|admin|session)/'] },
      to: { path: npm('@tanstack/react-query'), reachable: true },
    },
    ...Object.entries(webFolders).map(([folder, allowed]) =>
      never(
        `web-${folder}`,
        { path: `^web/${folder}/` },
        { path: '^web/[^/]+/', pathNot: `^web/(${folder}|${anyOf(allowed)})/` },
      ),
    ),
    never(
      'web-folder-has-a-list',
      { path: '^web/[^/]+/', pathNot: `^web/(${Object.keys(webFolders).join('|')}|styles)/` },
      {},
    ),
    ...Object.entries(serverFolders).map(([folder, allowed]) =>
      never(
        `server-${folder}`,
        { path: `^server/${folder}/`, pathNot: [test, table, routes] },
        { path: '^server/[^/]+/', pathNot: [table, `^server/(${folder}|${anyOf(allowed)})/`] },
      ),
    ),
    never('server-folder-has-a-list', { path: '^server/[^/]+/', pathNot: [nouns, '^server/http/'] }, {}),
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '[.]d[.]m?ts$|/[+]types/|^[.](cache|react-router)/|^build/' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['node', 'import', 'default'] },
  },
};

export default rules;
