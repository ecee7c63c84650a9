import { Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Access, Endpoint } from '../contracts/endpoint.ts';
import { accountsRoutes } from './accounts/accounts.routes.ts';
import { addressesRoutes } from './accounts/addresses.routes.ts';
import { adminRoutes } from './admin/admin.routes.ts';
import { catalogueRoutes } from './catalogue/catalogue.routes.ts';
import { categoriesRoutes } from './catalogue/categories.routes.ts';
import { sizesRoutes } from './catalogue/sizes.routes.ts';
import { collectionsRoutes } from './collections/collections.routes.ts';
import { couponsRoutes } from './coupons/coupons.routes.ts';
import { customersRoutes } from './customers/customers.routes.ts';
import { deliveryRoutes } from './delivery/delivery.routes.ts';
import type { Deps } from './deps.ts';
import { ShopError } from './errors.ts';
import { favouritesRoutes } from './favourites/favourites.routes.ts';
import { answerError } from './http/answer-error.ts';
import { docsPage, docsPolicy } from './http/docs-page.ts';
import { guardFor, makeContext } from './http/guard.ts';
import { type Contract, type HttpEnv, mount, type Route } from './http/mount.ts';
import { type OpenApi, openApiOf } from './http/open-api.ts';
import { importsRoutes } from './imports/imports.routes.ts';
import { legalRoutes } from './legal/legal.routes.ts';
import { mediaRoutes } from './media/media.routes.ts';
import { messagesRoutes } from './messages/messages.routes.ts';
import { newsletterRoutes } from './newsletter/newsletter.routes.ts';
import { ordersRoutes } from './orders/orders.routes.ts';
import { paymentsRoutes } from './payments/payments.routes.ts';
import { pricesRoutes } from './prices/prices.routes.ts';
import { privacyRoutes } from './privacy/privacy.routes.ts';
import { searchRoutes } from './search/search.routes.ts';
import { settingsRoutes } from './settings/settings.routes.ts';
import { stockRoutes } from './stock/stock.routes.ts';
import { waitlistRoutes } from './waitlist/waitlist.routes.ts';

const mebibyte = 1024 * 1024;
/** In bytes. Parsing JSON blocks the event loop, so bodies are kept small; the limit of a file is its endpoint's. */
const maxJson = mebibyte / 8;

const routes: Route[] = [
  ...accountsRoutes,
  ...addressesRoutes,
  ...catalogueRoutes,
  ...categoriesRoutes,
  ...sizesRoutes,
  ...pricesRoutes,
  ...collectionsRoutes,
  ...stockRoutes,
  ...settingsRoutes,
  ...deliveryRoutes,
  ...couponsRoutes,
  ...legalRoutes,
  ...searchRoutes,
  ...ordersRoutes,
  ...paymentsRoutes,
  ...favouritesRoutes,
  ...messagesRoutes,
  ...newsletterRoutes,
  ...waitlistRoutes,
  ...customersRoutes,
  ...privacyRoutes,
  ...importsRoutes,
  ...mediaRoutes,
  ...adminRoutes,
];

export const endpoints: Contract[] = routes.map(({ endpoint }) => endpoint);

/** The API under `/api`: all routes of the contract, each group behind its guard. */
export function createApi(deps: Deps): Hono<HttpEnv> {
  const api = new Hono<HttpEnv>().basePath('/api');
  api.onError(answerError);
  api.use(makeContext(deps));
  for (const access of ['public', 'customer', 'admin'] satisfies Access[]) {
    const group = routes.filter(({ endpoint }) => endpoint.access === access);
    for (const route of group) {
      const isWrite = access === 'admin' && route.endpoint.method !== 'GET';
      const after = isWrite ? [showAtOnce(deps)] : [];
      mount(api, route, guardFor(access), limitBody(largestBodyOf(route.endpoint)), ...after);
    }
  }
  api.get('/openapi.json', (c) => c.json(readDescription()));
  api.get('/docs', (c) =>
    c.html(docsPage(readDescription()), 200, { 'Content-Security-Policy': docsPolicy }),
  );
  api.all('/*', () => {
    throw new ShopError('not_found');
  });
  return api;
}

let description: OpenApi | undefined;

/** Generated at its first request and then kept: converting all schemas would delay each start. */
function readDescription(): OpenApi {
  description ??= openApiOf(endpoints);
  return description;
}

/**
 * Read your own writes: reads the catalogue's version after an admin's write, so that this instance serves no older
 * page after the answer, without waiting for the announcement.
 */
const showAtOnce =
  ({ catalogueVersion }: Deps): MiddlewareHandler<HttpEnv> =>
  async (c, next) => {
    await next();
    if (c.res.ok) await catalogueVersion.refresh();
  };

function largestBodyOf({ carriesFile, megabytes = carriesFile?.megabytes }: Endpoint): number {
  return megabytes === undefined ? maxJson : megabytes * mebibyte;
}

/**
 * Refuses bodies beyond `maxSize` bytes. With a declared length Node reads no more than that; a chunked body is counted
 * while it is read, which takes a second request object.
 */
function limitBody(maxSize: number): MiddlewareHandler<HttpEnv> {
  const countPieces = bodyLimit({ maxSize, onError: refuseSize });
  return (c, next) => {
    const declared = c.req.header('content-length');
    if (c.req.method === 'GET') return next();
    if (declared === undefined || c.req.header('transfer-encoding') !== undefined)
      return countPieces(c, next);
    return Number(declared) > maxSize ? refuseSize() : next();
  };
}

const refuseSize = (): never => {
  throw new ShopError('payload_too_large');
};
