import { type Browser, chromium } from 'playwright-core';
import { login, register } from '../contracts/accounts.ts';
import type { Product } from '../contracts/catalogue.ts';
import { findChromium } from '../tests/support/find-chromium.ts';
import { createMeter, type Measured, type Meter } from './interaction-meter.ts';
import { password } from './shop.ts';
import { walkAdmin } from './walk-admin.ts';
import { walkShop } from './walk-shop.ts';

type Walk = {
  /** The initial content of the browser's local storage. */
  stored: Record<string, string>;
  go: (meter: Meter, base: string) => Promise<void>;
};

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: findChromium() ?? '', args: ['--no-sandbox', '--disable-gpu'] });

const linesOfCart = 20;

/** A new customer's walk with a full cart, and an administrator's. */
export async function prepareWalks(base: string): Promise<Walk[]> {
  const customer = { name: 'Salma Haddad', email: `${crypto.randomUUID()}@example.com`, password };
  const { token } = await ask<{ token: string }>(base, register.path, customer);
  const admin = await ask<{ token: string }>(base, login.path, { email: 'admin@mouneh.local', password });
  const products = await ask<Product[]>(base, '/products?store=mouneh&limit=100');
  // Not the first ones of the list, whose plus is tapped.
  const items = products
    .filter(({ available }) => available)
    .slice(-linesOfCart)
    .map((product) => ({ product, quantity: 1 }));
  const cart = JSON.stringify({ state: { items }, version: 0 });
  return [
    { stored: { auth_token: token, selectedStore: 'mouneh', cart }, go: walkShop },
    { stored: { auth_token: admin.token }, go: walkAdmin },
  ];
}

async function ask<Answer>(base: string, path: string, body?: object): Promise<Answer> {
  const headers = { 'Content-Type': 'application/json' };
  const sent = body && { method: 'POST', headers, body: JSON.stringify(body) };
  const answer = await (await fetch(`${base}/api${path}`, sent)).json();
  if (!answer.success) throw new Error(`${path}: ${answer.error}`);
  return answer.data;
}

/** Runs once as a new visitor on a phone: slowed, or at full speed. */
export async function walkOnce(
  browser: Browser,
  base: string,
  { stored, go }: Walk,
  isSlowed: boolean,
): Promise<Measured[]> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    serviceWorkers: 'block',
    storageState: {
      cookies: [],
      origins: [
        { origin: base, localStorage: Object.entries(stored).map(([name, value]) => ({ name, value })) },
      ],
    },
  });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(20_000);
    const meter = await createMeter(page, isSlowed);
    await go(meter, base);
    return meter.measured;
  } finally {
    await context.close();
  }
}
