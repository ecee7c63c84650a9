// node bin/take-screenshots.mjs [address]: takes the screenshots of the README and the manifest of a running shop.
// It signs up a customer there, so it is for a shop of one's own: RATE_LIMITS=off npm start
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import sharp from 'sharp';

const root = join(import.meta.dirname, '..');
const base = process.argv[2] ?? 'http://localhost:3000';
const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 1.5,
  isMobile: true,
  hasTouch: true,
};
const desktop = { viewport: { width: 1200, height: 750 } };
const wide = { viewport: { width: 1280, height: 800 } };

const pictures = [
  ...['en', 'ar'].flatMap((language) => [
    ['public/screenshots/home', language, '/', phone],
    ['public/screenshots/products', language, '/products?store=mouneh', phone],
    ['public/screenshots/product', language, '/products/wildflower-honey', phone],
    ['public/screenshots/shelf', language, '/products?store=mouneh', wide],
    ['docs/home', language, '/', desktop],
  ]),
  ['docs/products', 'en', '/products?store=mouneh', desktop],
];

const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
for (const [name, language, path, device] of pictures) {
  const { page, close } = await open(language, path, device);
  await take(page, `${name}-${language}`);
  await close();
}
await takeCheckout();
await browser.close();

async function open(language, path, device, stored = {}) {
  const context = await browser.newContext({ ...device, reducedMotion: 'reduce', serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.addInitScript((values) => Object.assign(localStorage, values), stored);
  await page.goto(base + (language === 'ar' ? `/ar${path}` : path));
  await page.waitForLoadState('networkidle');
  return { page, close: () => context.close() };
}

async function take(page, name) {
  // Content that loads shortly after the page is rendered.
  await page.waitForTimeout(1500);
  const png = await page.screenshot();
  await writeFile(join(root, `${name}.webp`), await sharp(png).webp({ quality: 80, effort: 6 }).toBuffer());
  console.log(`${name}.webp`);
}

/** The checkout of a customer with three products, in Arabic. */
async function takeCheckout() {
  const call = async (method, path, body) => {
    const headers = { 'Content-Type': 'application/json' };
    const answer = await fetch(`${base}/api${path}`, { method, headers, body: body && JSON.stringify(body) });
    return (await answer.json()).data;
  };
  const email = `rania-${Date.now()}@example.com`;
  const customer = { email, name: 'رانيا حدّاد', password: 'sumac-and-thyme' };
  const { token } = await call('POST', '/auth/register', customer);
  const products = await call('GET', '/products?limit=6');
  const items = products.slice(0, 3).map((product, place) => ({ product, quantity: place + 1 }));
  const stored = { auth_token: token, cart: JSON.stringify({ state: { items }, version: 0 }) };
  const { page, close } = await open('ar', '/cart', desktop, stored);
  await page.locator('aside button').click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('[name="street"]').fill('شارع الرينبو، عمارة 14');
  await dialog.locator('[name="city"]').fill('عمّان');
  await dialog.locator('h2').click();
  await page.waitForLoadState('networkidle');
  await take(page, 'docs/checkout-ar');
  await close();
}
