import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';

type Disposable = { dispose: () => Promise<void> };

/**
 * A browser context with one page that visitors use in turn. Its renderer process and HTTP cache are kept: a new
 * process reads and compiles each script, style sheet and font again, which costs more than the page itself.
 */
export type PooledPage = {
  context: BrowserContext;
  page: Page;
  /** Opens a session that does not spoil the page; while it is open, Playwright's `setOffline` does not survive a reload. */
  openDevtools: () => Promise<CDPSession>;
  initScripts: Disposable[];
  /** Set by changes that can't be undone: the next visitor gets another context. */
  isSpoilt: boolean;
  uses: number;
};

type Kind = {
  touch: boolean;
  serviceWorkers: 'allow' | 'block';
  /** `navigator.connection.saveData`: pages preload nothing that their visitor may not need. */
  savesData: boolean;
};

/** A context is closed after this many visitors, which bounds what a renderer leaks. */
const maxUses = 12;
/** Events that tests listen to. */
const heard = [
  'console',
  'dialog',
  'download',
  'page',
  'popup',
  'request',
  'requestfailed',
  'response',
  'weberror',
];
const free = new WeakMap<Browser, Map<string, PooledPage[]>>();

const keyOf = (kind: Kind): string => JSON.stringify(kind);

function freePages(browser: Browser, kind: Kind): PooledPage[] {
  const kinds = free.get(browser) ?? new Map<string, PooledPage[]>();
  free.set(browser, kinds);
  const pages = kinds.get(keyOf(kind)) ?? [];
  kinds.set(keyOf(kind), pages);
  return pages;
}

/**
 * A page without the cookies, storage, history, listeners, routes and scripts of others. `isNew` also asks for an empty
 * HTTP cache.
 */
export async function takePage(browser: Browser, kind: Kind, isNew = false): Promise<PooledPage> {
  const kept = isNew ? undefined : freePages(browser, kind).pop();
  if (kept) return kept;
  const { touch, serviceWorkers, savesData } = kind;
  const context = await browser.newContext({
    serviceWorkers,
    locale: 'en-GB',
    hasTouch: touch,
    isMobile: touch,
  });
  if (savesData) await context.addInitScript(saveData);
  const page = await context.newPage();
  const openDevtools = context.newCDPSession.bind(context, page);
  const pooled: PooledPage = { context, page, openDevtools, initScripts: [], isSpoilt: false, uses: 0 };
  noteWhatStays(pooled);
  return pooled;
}

/** Runs in the page. Firefox and Safari have no `navigator.connection`. */
const saveData = () =>
  Object.defineProperty(
    Object.getPrototypeOf((navigator as Navigator & { connection: object }).connection),
    'saveData',
    {
      get: () => true,
    },
  );

/** Init scripts are removed afterwards; changes that can't be undone spoil the page. */
function noteWhatStays(pooled: PooledPage): void {
  const { context, page } = pooled;
  const spoil = () => {
    pooled.isSpoilt = true;
  };
  for (const owner of [context, page]) {
    const add: (...given: never[]) => Promise<Disposable> = owner.addInitScript.bind(owner);
    const record = async (...given: never[]) => {
      const script = await add(...given);
      pooled.initScripts.push(script);
      return script;
    };
    const { clock } = owner;
    Object.assign(owner, { addInitScript: record });
    Object.defineProperty(owner, 'clock', {
      get: () => {
        spoil();
        return clock;
      },
    });
    for (const name of ['exposeFunction', 'exposeBinding', 'setExtraHTTPHeaders'] as const)
      spoilBy(owner, name, spoil);
  }
  for (const name of ['newCDPSession', 'grantPermissions', 'setGeolocation'] as const)
    spoilBy(context, name, spoil);
}

function spoilBy<Owner extends object>(owner: Owner, name: keyof Owner, spoil: () => void): void {
  const original = (owner[name] as (...given: unknown[]) => unknown).bind(owner);
  const noted = (...given: unknown[]) => {
    spoil();
    return original(...given);
  };
  Object.assign(owner, { [name]: noted });
}

/** Removes a visitor's traces, so that the next one finds the state of a new context; a page on which that fails is closed. */
export async function releasePage(browser: Browser, kind: Kind, pooled: PooledPage, base: string) {
  pooled.uses += 1;
  const isKept =
    kind.serviceWorkers === 'block' &&
    !pooled.isSpoilt &&
    pooled.uses < maxUses &&
    !pooled.page.isClosed() &&
    (await clear(pooled, base).then(
      () => true,
      () => false,
    ));
  if (isKept) freePages(browser, kind).push(pooled);
  else await pooled.context.close();
}

async function clear({ context, page, openDevtools, initScripts }: PooledPage, base: string): Promise<void> {
  for (const other of context.pages()) if (other !== page) await other.close();
  // Not `removeAllListeners()` for all events: Playwright itself listens for the end of both.
  for (const event of heard) for (const owner of [page, context]) owner.removeAllListeners(event);
  for (const script of initScripts.splice(0)) await script.dispose();
  await Promise.all([page, context].map((owner) => owner.unrouteAll({ behavior: 'ignoreErrors' })));
  await context.setOffline(false);
  // The shop stores state when its page is closed, so it is cleared on a page of the same origin that has no scripts.
  await page.goto(`${base}/robots.txt`, { timeout: 5000 });
  await page.evaluate(() => sessionStorage.clear());
  const devtools = await openDevtools();
  await devtools.send('Storage.clearDataForOrigin', { origin: base, storageTypes: 'all' });
  await context.clearCookies();
  await devtools.send('Page.resetNavigationHistory');
  await devtools.detach();
}
