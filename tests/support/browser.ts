import { type Browser, type BrowserContext, chromium, type Page, type Response } from 'playwright-core';
import { beforeAll, expect, onTestFailed, onTestFinished } from 'vitest';
import { directionOf, type Language, pathInLanguage } from '../../contracts/language.ts';
import { account as accountAr } from '../../web/i18n/ar/account.ts';
import { errors as adminErrorsAr } from '../../web/i18n/ar/admin/errors.ts';
import { cartPage as cartPageAr } from '../../web/i18n/ar/cart-page.ts';
import { checkout as checkoutAr } from '../../web/i18n/ar/checkout.ts';
import { content as contentAr } from '../../web/i18n/ar/content.ts';
import { customer as customerAr } from '../../web/i18n/ar/customer.ts';
import { home as homeAr } from '../../web/i18n/ar/home.ts';
import { legalPage as legalPageAr } from '../../web/i18n/ar/legal-page.ts';
import { newsletter as newsletterAr } from '../../web/i18n/ar/newsletter.ts';
import { orderErrors as orderErrorsAr } from '../../web/i18n/ar/order-errors.ts';
import { pageDescriptions as pageDescriptionsAr } from '../../web/i18n/ar/page-descriptions.ts';
import { storeSelection as storeSelectionAr } from '../../web/i18n/ar/store-selection.ts';
import { words as ar } from '../../web/i18n/ar.ts';
import { account as accountEn } from '../../web/i18n/en/account.ts';
import { errors as adminErrorsEn } from '../../web/i18n/en/admin/errors.ts';
import { cartPage as cartPageEn } from '../../web/i18n/en/cart-page.ts';
import { checkout as checkoutEn } from '../../web/i18n/en/checkout.ts';
import { content as contentEn } from '../../web/i18n/en/content.ts';
import { customer as customerEn } from '../../web/i18n/en/customer.ts';
import { home as homeEn } from '../../web/i18n/en/home.ts';
import { legalPage as legalPageEn } from '../../web/i18n/en/legal-page.ts';
import { newsletter as newsletterEn } from '../../web/i18n/en/newsletter.ts';
import { orderErrors as orderErrorsEn } from '../../web/i18n/en/order-errors.ts';
import { pageDescriptions as pageDescriptionsEn } from '../../web/i18n/en/page-descriptions.ts';
import { storeSelection as storeSelectionEn } from '../../web/i18n/en/store-selection.ts';
import { words as en, type Words } from '../../web/i18n/en.ts';
import { nameShop } from '../../web/i18n/name-shop.ts';
import { collectBrowserErrors } from './fail-on-browser-errors.ts';
import { findChromium } from './find-chromium.ts';
import { paceTaps } from './pace-taps.ts';
import { releasePage, takePage } from './page-pool.ts';

type PageWords = {
  account: typeof accountEn;
  cartPage: typeof cartPageEn;
  checkout: typeof checkoutEn;
  content: typeof contentEn;
  customer: typeof customerEn;
  home: typeof homeEn;
  legalPage: typeof legalPageEn;
  newsletter: typeof newsletterEn;
  pageDescriptions: typeof pageDescriptionsEn;
  storeSelection: typeof storeSelectionEn;
};

/** The shop's texts and those that its pages bring along; the errors of orders and of the admin are merged into the shop's. */
const gather = (
  words: Words,
  pages: PageWords,
  adminErrors: typeof adminErrorsEn,
  orderErrors: typeof orderErrorsEn,
) => ({
  ...words,
  ...pages,
  cart: { ...words.cart, ...pages.cartPage },
  catalogue: {
    ...words.catalogue,
    stores: {
      ...pages.storeSelection,
      mouneh: { ...words.catalogue.stores.mouneh, ...pages.storeSelection.mouneh },
      cilka: { ...words.catalogue.stores.cilka, ...pages.storeSelection.cilka },
    },
  },
  descriptions: { ...words.descriptions, ...pages.pageDescriptions },
  legal: { ...words.legal, ...pages.legalPage },
  errors: {
    ...words.errors,
    refusals: { ...words.errors.refusals, ...orderErrors, ...adminErrors.refusals },
    fields: { ...words.errors.fields, ...adminErrors.fields },
  },
});
export const wordsOf: Record<Language, ReturnType<typeof gather>> = {
  en: gather(
    nameShop(en, 'Mouneh'),
    nameShop(
      {
        account: accountEn,
        cartPage: cartPageEn,
        checkout: checkoutEn,
        content: contentEn,
        customer: customerEn,
        home: homeEn,
        legalPage: legalPageEn,
        newsletter: newsletterEn,
        pageDescriptions: pageDescriptionsEn,
        storeSelection: storeSelectionEn,
      },
      'Mouneh',
    ),
    adminErrorsEn,
    orderErrorsEn,
  ),
  ar: gather(
    nameShop(ar, 'مونة'),
    nameShop(
      {
        account: accountAr,
        cartPage: cartPageAr,
        checkout: checkoutAr,
        content: contentAr,
        customer: customerAr,
        home: homeAr,
        legalPage: legalPageAr,
        newsletter: newsletterAr,
        pageDescriptions: pageDescriptionsAr,
        storeSelection: storeSelectionAr,
      },
      'مونة',
    ),
    adminErrorsAr,
    orderErrorsAr,
  ),
};
export const phone = { width: 390, height: 844 };
export const desktop = { width: 1440, height: 900 };

/**
 * The two shoppers of most journeys, who differ in language, direction and width. A rule that depends on none of these
 * is tested with one of the two, and each file uses both; a rule that depends on one of them is tested with all its
 * values.
 */
type Shopper = { language: Language; viewport: typeof desktop };
export const onDesktop: Shopper = { language: 'en', viewport: desktop };
export const onPhone: Shopper = { language: 'ar', viewport: phone };

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A page lives for a second: optimizing its scripts costs more time than it saves.
  '--js-flags=--no-opt,--no-maglev',
  // No host name resolves: nothing leaves this machine.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
];

const whatsappLinks = 'https://wa.me/';

/**
 * Images cost a quarter of a page's time, and keep their boxes without being loaded. A browser uses only the last of
 * several settings, so Playwright's own values are repeated first.
 */
const withoutImages =
  '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4,imagesEnabled=false';

/** The worker's Chromiums: all its test files share them, each with browser contexts of its own. They end with the worker. */
const launched = new Map<boolean, Promise<Browser>>();

/** A Chromium that loads no images, or one that does, for rules about images. */
export function openBrowser({ images = false } = {}): () => Browser {
  let browser: Browser | undefined;
  beforeAll(async () => {
    const given = images ? args : [...args, withoutImages];
    const opened =
      launched.get(images) ?? chromium.launch({ executablePath: findChromium() ?? '', args: given });
    launched.set(images, opened);
    browser = await opened;
  });
  return () => {
    if (!browser) throw new Error('the browser is not open yet');
    return browser;
  };
}

/** A visitor: a page in a fresh browser context (no cookies, no storage), with the words and paths of a language. */
export type Visitor = {
  page: Page;
  context: BrowserContext;
  words: (typeof wordsOf)[Language];
  language: Language;
  /** Opens a path of the shop in the visitor's language and waits until the page is hydrated. */
  visit: (path: string) => Promise<void>;
  /** WhatsApp links that were opened, in order. */
  whatsapp: string[];
  /** Console errors that the test expects, as substrings. */
  expected: string[];
};

/**
 * React sets a property on each node that it has hydrated; a lazy part of the page that the server rendered is hydrated
 * later. A page without scripts is ready at once.
 */
export function isHydrated(): boolean {
  const parts = [...document.querySelectorAll('main, main button')];
  const isTakenOver = (part: Element) => Object.keys(part).some((key) => key.startsWith('__react'));
  return (
    document.querySelector('script[type="module"]') === null || (parts.length > 0 && parts.every(isTakenOver))
  );
}

/** For a page that reloads itself: no Playwright call waits for it. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated);
}

/** Playwright clicks before hydration, when no handler is attached: every navigation waits for hydration first. */
function waitForScripts(page: Page): void {
  for (const way of ['goto', 'reload', 'goBack', 'goForward'] as const) {
    const go: (...given: never[]) => Promise<Response | null> = page[way].bind(page);
    page[way] = async (...given: unknown[]) => {
      const answer = await go(...(given as never[]));
      await waitForHydration(page);
      return answer;
    };
  }
}

type VisitorOptions = {
  language?: Language;
  viewport?: typeof desktop;
  /** Mobile emulation: viewport meta, touch, coarse pointer. */
  touch?: boolean;
  colorScheme?: 'light' | 'dark';
  /** Blocks service workers, which would bypass Playwright's request interception. */
  serviceWorkers?: 'allow' | 'block';
  /** With animations and autoplay; most visitors prefer reduced motion, so that nothing is redrawn again and again. */
  motion?: boolean;
  /** Whether pages preload nothing; on for most visitors, since preloading costs a fifth of a page's time. */
  savesData?: boolean;
  /** With an empty HTTP cache. */
  isFirstVisit?: boolean;
  /** The time between taps that the page is made to see. */
  msBetweenTaps?: number;
};

/** Opens a browser context for a visitor. Any unexpected console error fails the test. */
export async function openVisitor(
  browser: Browser,
  base: string,
  options: VisitorOptions = {},
): Promise<Visitor> {
  const { language = 'en', viewport = desktop, colorScheme = 'light', serviceWorkers = 'block' } = options;
  const {
    touch = false,
    motion = false,
    savesData = true,
    isFirstVisit = false,
    msBetweenTaps = 1000,
  } = options;
  const kind = { touch, serviceWorkers, savesData };
  const pooled = await takePage(browser, kind, isFirstVisit);
  const { context, page } = pooled;
  await context.addInitScript(paceTaps, msBetweenTaps);
  // Over plain HTTP in a local network the page is no secure context; on loopback it is, so the difference is simulated.
  await context.addInitScript(() => Reflect.deleteProperty(Crypto.prototype, 'randomUUID'));
  await page.setViewportSize(viewport);
  const reducedMotion = motion ? 'no-preference' : 'reduce';
  await page.emulateMedia({ media: null, contrast: null, forcedColors: null, colorScheme, reducedMotion });
  const whatsapp: string[] = [];
  const errors = collectBrowserErrors(context, whatsappLinks);
  const answers: string[] = [];
  // Not a route: a context with a route caches no file of the shop, and each of a page's forty requests would wait for
  // a reply from this process.
  context.on('request', (request) => {
    if (request.url().startsWith(whatsappLinks)) whatsapp.push(request.url());
  });
  context.on('response', (response) => {
    if (!response.url().startsWith(`${base}/api/`)) return;
    const at = new Date().toISOString().slice(11, 23);
    answers.push(`${at} ${response.status()} ${response.request().method()} ${response.url()}`);
  });
  // A race in a browser is hard to reproduce: the shop's answers show which side it was on.
  onTestFailed(() => {
    const at = new Date().toISOString().slice(11, 23);
    process.stderr.write(`${at} failed, after these answers:\n${answers.slice(-12).join('\n')}\n`);
  });
  context.on('page', waitForScripts);
  if (pooled.uses === 0) waitForScripts(page);
  page.setDefaultTimeout(30_000);
  onTestFinished(async () => {
    await releasePage(browser, kind, pooled, base);
    errors.failOnUnexpected();
  });
  const visit = async (path: string) => {
    await page.goto(base + pathInLanguage(path, language));
    expect(await page.locator('html').getAttribute('dir')).toBe(directionOf(language));
  };
  return { page, context, words: wordsOf[language], language, visit, whatsapp, expected: errors.expected };
}
