import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Logger } from 'pino';
import type { Vitals } from '../vitals.ts';
import { refuseOverloaded } from './overloaded-page.ts';

/** What is used of Node's request, where it came over the network. */
type Incoming = {
  url?: string | undefined;
  method?: string | undefined;
  complete: boolean;
  once: (event: 'end', listener: () => void) => unknown;
  off: (event: 'end', listener: () => void) => unknown;
};
type Env = { incoming?: Incoming };
export type Fetch = (request: Request, env?: Env) => Response | Promise<Response>;

/** What a request costs: to draw a page for the first time takes about as long as six calls of the API. */
const costs = { call: 1, page: 6 };
/**
 * How much may be under way at once: so much is answered within about a second on two slow cores, and whoever came after it would
 * wait longer than people do. Less while the process is behind, for whatever reason.
 */
const most = { usually: 300, behind: 60 };
/** It is behind when who asks now would fall into a turn of the event loop that takes longer than this, in milliseconds. */
const longTurn = 250;
/** After so long a body comes slowly, in milliseconds. */
const slowBody = 1_000;
/** How often it is looked how long turns take, in milliseconds. */
const look = 500;

/** Files cost next to nothing, and a page that was let in needs them; those who watch the shop must always be told. */
const alwaysOpen = /^\/(?:assets|media)\/|^\/(?:healthz|readyz|metrics|sw\.js)$/;

/**
 * Stands before the shop and behind the kept pages: when there is more to do than can be done in time, new work is refused
 * at once with a 503, and what is under way is finished. Answers that stream are under way until they begin. Who sends a body
 * slowly has no place while it comes, so that slow lines cannot take them all.
 */
export function limitLoad(
  fetch: Fetch,
  { log, vitals }: { log: Logger; vitals: Pick<Vitals, 'requestsRefused'> },
): Fetch {
  const meter = monitorEventLoopDelay({ resolution: 20 });
  let underWay = 0;
  let refused = 0;
  let limit = most.usually;
  meter.enable();
  setInterval(() => {
    const turn = Math.round(turnAt(meter) / 1e6);
    meter.reset();
    limit = turn > longTurn ? most.behind : most.usually;
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

/** The mean turn as seen by somebody who comes at any moment: one that is long is met more often than one that is short. */
const turnAt = ({ mean, stddev }: { mean: number; stddev: number }): number => mean + stddev ** 2 / mean;

/** The path of an address, with or without its host. */
function pathOf(url: string): string {
  const start = url.startsWith('/') ? 0 : url.indexOf('/', url.indexOf('//') + 2);
  const query = url.indexOf('?', start);
  return url.slice(start, query < 0 ? undefined : query);
}
