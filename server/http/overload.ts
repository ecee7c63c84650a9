import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Logger } from 'pino';
import type { Vitals } from '../vitals.ts';
import { refuseOverloaded } from './overloaded-page.ts';

/** The used part of Node's request; set when the request came over the network. */
type Incoming = {
  url?: string | undefined;
  method?: string | undefined;
  complete: boolean;
  once: (event: 'end', listener: () => void) => unknown;
  off: (event: 'end', listener: () => void) => unknown;
};
type Env = { incoming?: Incoming };
export type Fetch = (request: Request, env?: Env) => Response | Promise<Response>;

/** The cost of a request in units of concurrency: a first render takes about as long as six API calls. */
const costs = { call: 1, page: 6 };
/** Concurrency limits in units of cost: what two slow cores answer in about a second; lower while the event loop lags. */
const max = { usually: 300, behind: 60 };
/** Event loop delay in milliseconds beyond which the process is considered lagging. */
const longTurn = 250;
/** After this many milliseconds an incomplete body counts as slow. */
const slowBody = 1_000;
/** Sampling interval of the event loop delay, in milliseconds. */
const look = 500;

/** Never shed: assets that an admitted page needs cost next to nothing, and probes and metrics must always answer. */
const alwaysOpen = /^\/(?:assets|media)\/|^\/(?:healthz|readyz|metrics|sw\.js)$/;

/**
 * Load shedding behind the page cache: beyond the concurrency limit a request gets a 503 at once, so that the current
 * ones finish. A stream counts until its headers are sent; a request with a slow body releases its share while it
 * uploads.
 */
export function limitLoad(
  fetch: Fetch,
  { log, vitals }: { log: Logger; vitals: Pick<Vitals, 'requestsRefused'> },
): Fetch {
  const meter = monitorEventLoopDelay({ resolution: 20 });
  let underWay = 0;
  let refused = 0;
  let limit = max.usually;
  meter.enable();
  setInterval(() => {
    const turn = Math.round(turnAt(meter) / 1e6);
    meter.reset();
    limit = turn > longTurn ? max.behind : max.usually;
    if (refused > 0)
      log.warn({ refused, underWay, turn }, 'more to do than can be done: new work is refused');
    refused = 0;
  }, look).unref();

  return (request, env) => {
    const incoming = env?.incoming;
    const path = pathOf(incoming?.url ?? request.url);
    if (alwaysOpen.test(path)) return fetch(request, env);
    const cost = /^\/api\/|\.data$/.test(path) ? costs.call : costs.page;
    if (underWay + cost > limit) {
      refused += 1;
      vitals.requestsRefused += 1;
      return refuseOverloaded(path);
    }
    let held = 0;
    const take = () => {
      held = cost;
      underWay += held;
    };
    const giveBack = () => {
      underWay -= held;
      held = 0;
    };
    const letGo = () => {
      if (!incoming || incoming.complete) return;
      giveBack();
      incoming.once('end', take);
    };
    const end = () => {
      giveBack();
      clearTimeout(slow);
      incoming?.off('end', take);
    };
    take();
    const isWhole = !incoming || incoming.method === 'GET' || incoming.method === 'HEAD';
    const slow = isWhole ? undefined : setTimeout(letGo, slowBody);
    const answer = fetch(request, env);
    if (answer instanceof Promise) answer.then(end, end);
    else end();
    return answer;
  };
}

/** The expected delay of a request that arrives at a random moment (inspection paradox): long turns are hit more often. */
const turnAt = ({ mean, stddev }: { mean: number; stddev: number }): number => mean + stddev ** 2 / mean;

/** The path of a URL, with or without its host. */
function pathOf(url: string): string {
  const start = url.startsWith('/') ? 0 : url.indexOf('/', url.indexOf('//') + 2);
  const query = url.indexOf('?', start);
  return url.slice(start, query < 0 ? undefined : query);
}
