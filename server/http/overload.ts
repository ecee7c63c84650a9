import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Logger } from 'pino';
import { refuseBusy } from './busy-page.ts';

/** What is used of Node's request, where it came over the network. */
type Incoming = {
  url?: string | undefined;
  method?: string | undefined;
  once: (event: 'end', listener: () => void) => unknown;
};
type Env = { incoming?: Incoming };
export type Fetch = (request: Request, env?: Env) => Response | Promise<Response>;

/**
 * How many requests may be under way at once: so many orders or searches are answered within about a second on two slow cores, and
 * whoever came after them would wait longer than people do. Fewer when the process is behind: pages that are drawn for the first
 * time cost more than the database's answers.
 */
const most = { usually: 300, behind: 50 };
/** It is behind when a turn of the event loop takes longer than this on average, in milliseconds. */
const longTurn = 250;
/** How often it is looked how long turns take, in milliseconds. */
const look = 500;

/** Files cost next to nothing, and a page that was let in needs them; those who watch the shop must always be told. */
const alwaysOpen = /^\/(?:assets|media)\/|^\/(?:healthz|readyz|metrics|sw\.js)$/;

/**
 * Stands before the shop and behind the kept pages: when there is more to do than can be done in time, new work is refused
 * at once with a 503, and what is under way is finished. Answers that stream are under way until they begin, requests with
 * a body from when it is there, so that slow lines hold no place.
 */
export function limitLoad(fetch: Fetch, log: Logger): Fetch {
  const meter = monitorEventLoopDelay({ resolution: 20 });
  let underWay = 0;
  let refused = 0;
  let limit = most.usually;
  meter.enable();
  setInterval(() => {
    const turn = Math.round(meter.mean / 1e6);
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
    if (underWay >= limit) {
      refused += 1;
      return refuseBusy(path);
    }
    let isCounted = false;
    let isOver = false;
    const begin = () => {
      if (isOver) return;
      isCounted = true;
      underWay += 1;
    };
    const end = () => {
      isOver = true;
      if (isCounted) underWay -= 1;
    };
    if (!incoming || incoming.method === 'GET' || incoming.method === 'HEAD') begin();
    else incoming.once('end', begin);
    const answer = fetch(request, env);
    if (answer instanceof Promise) answer.then(end, end);
    else end();
    return answer;
  };
}

/** The path of an address, with or without its host. */
function pathOf(url: string): string {
  const start = url.startsWith('/') ? 0 : url.indexOf('/', url.indexOf('//') + 2);
  const query = url.indexOf('?', start);
  return url.slice(start, query < 0 ? undefined : query);
}
