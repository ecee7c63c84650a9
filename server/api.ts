import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Access } from '../contracts/endpoint.ts';
import { accountsRoutes } from './accounts/accounts.routes.ts';
import { catalogueRoutes } from './catalogue/catalogue.routes.ts';
import type { Deps } from './deps.ts';
import { ShopError } from './errors.ts';
import { answerError } from './http/answer-error.ts';
import { docsPage } from './http/docs-page.ts';
import { guardFor, makeContext } from './http/guard.ts';
import { type HttpEnv, mount, type Route } from './http/mount.ts';
import { openApiOf } from './http/open-api.ts';
import { messagesRoutes } from './messages/messages.routes.ts';
import { ordersRoutes } from './orders/orders.routes.ts';
import { settingsRoutes } from './settings/settings.routes.ts';

/** Product images travel as data URLs inside JSON. */
const largestBody = 10 * 1024 * 1024;

const routes: Route[] = [
  ...accountsRoutes,
  ...catalogueRoutes,
  ...settingsRoutes,
  ...ordersRoutes,
  ...messagesRoutes,
];

/** The API under `/api`: every route of the contract in its group, and the guard before each group. */
export function createApi(deps: Deps): Hono<HttpEnv> {
  const api = new Hono<HttpEnv>().basePath('/api');
  const tooLarge = () => {
    throw new ShopError('payload_too_large');
  };
  api.onError(answerError(deps.log));
  api.use(makeContext(deps), bodyLimit({ maxSize: largestBody, onError: tooLarge }));
  for (const access of ['public', 'customer', 'admin'] satisfies Access[]) {
    const group = routes.filter(({ endpoint }) => endpoint.access === access);
    for (const route of group) mount(api, route, guardFor(access));
  }
  const description = openApiOf(routes.map(({ endpoint }) => endpoint));
  api.get('/openapi.json', (c) => c.json(description));
  api.get('/docs', (c) => c.html(docsPage(description)));
  api.all('/*', () => {
    throw new ShopError('not_found');
  });
  return api;
}
