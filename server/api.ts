import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Access, Endpoint } from '../contracts/endpoint.ts';
import { accountsRoutes } from './accounts/accounts.routes.ts';
import { adminRoutes } from './admin/admin.routes.ts';
import { catalogueRoutes } from './catalogue/catalogue.routes.ts';
import { customersRoutes } from './customers/customers.routes.ts';
import type { Deps } from './deps.ts';
import { ShopError } from './errors.ts';
import { favouritesRoutes } from './favourites/favourites.routes.ts';
import { answerError } from './http/answer-error.ts';
import { docsPage } from './http/docs-page.ts';
import { guardFor, makeContext } from './http/guard.ts';
import { type HttpEnv, mount, type Route } from './http/mount.ts';
import { openApiOf } from './http/open-api.ts';
import { importsRoutes } from './imports/imports.routes.ts';
import { messagesRoutes } from './messages/messages.routes.ts';
import { newsletterRoutes } from './newsletter/newsletter.routes.ts';
import { ordersRoutes } from './orders/orders.routes.ts';
import { privacyRoutes } from './privacy/privacy.routes.ts';
import { settingsRoutes } from './settings/settings.routes.ts';

const mebibyte = 1024 * 1024;
/** In bytes. Reading JSON stops everything else, so only the calls that carry a picture may send much of it. */
const largestBody = { withFile: 40 * mebibyte, withPicture: 10 * mebibyte, without: mebibyte / 8 };

const docsPolicy = {
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
};

const routes: Route[] = [
  ...accountsRoutes,
  ...catalogueRoutes,
  ...settingsRoutes,
  ...ordersRoutes,
  ...favouritesRoutes,
  ...messagesRoutes,
  ...newsletterRoutes,
  ...customersRoutes,
  ...privacyRoutes,
  ...importsRoutes,
  ...adminRoutes,
];

/** The API under `/api`: every route of the contract in its group, and the guard before each group. */
export function createApi(deps: Deps): Hono<HttpEnv> {
  const api = new Hono<HttpEnv>().basePath('/api');
  api.onError(answerError(deps.log));
  api.use(makeContext(deps));
  for (const access of ['public', 'customer', 'admin'] satisfies Access[]) {
    const group = routes.filter(({ endpoint }) => endpoint.access === access);
    for (const route of group) mount(api, route, guardFor(access), limitBody(route.endpoint));
  }
  const description = openApiOf(routes.map(({ endpoint }) => endpoint));
  api.get('/openapi.json', (c) => c.json(description));
  api.get('/docs', (c) => c.html(docsPage(description), 200, docsPolicy));
  api.all('/*', () => {
    throw new ShopError('not_found');
  });
  return api;
}

const limitOf = ({ carriesFile, carriesPicture }: Endpoint): number => {
  if (carriesFile) return largestBody.withFile;
  return carriesPicture ? largestBody.withPicture : largestBody.without;
};

const limitBody = (endpoint: Endpoint) =>
  bodyLimit({
    maxSize: limitOf(endpoint),
    onError: () => {
      throw new ShopError('payload_too_large');
    },
  });
