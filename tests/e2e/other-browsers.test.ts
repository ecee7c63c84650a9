import { existsSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { register } from '../../contracts/accounts.ts';
import { pathInLanguage } from '../../contracts/language.ts';
import { wordsOf } from '../support/browser.ts';
import { firefoxPath, openFirefox } from '../support/firefox.ts';
import { keys, type RemoteBrowser, visitWith } from '../support/remote-browser.ts';
import { openSeededShop } from '../support/seeded-shop.ts';
import { openWebkit, screenPath, webkitDriverPath } from '../support/webkit.ts';

const { base } = await openSeededShop();

const isDebian = existsSync('/etc/debian_version');
const browsers = [
  { name: 'Firefox', open: openFirefox, needs: [firefoxPath] },
  { name: 'WebKit', open: openWebkit, needs: [webkitDriverPath, screenPath] },
];
// Other systems than Debian may not have their packages: bin/ensure-browsers.ts reports it.
const installed = browsers.filter(({ needs }) => isDebian || needs.every(existsSync));

const goods = {
  en: { typed: 'lbnh balls', name: 'Labneh balls in olive oil', city: 'amm', found: 'Amman' },
  ar: { typed: 'لبنه مدحبره', name: 'لبنة مدحبرة بزيت الزيتون', city: 'امان', found: 'عمّان' },
};

describe.each(installed)('in $name', ({ name, open }) => {
  let browser: RemoteBrowser | undefined;
  beforeAll(async () => {
    browser = await open();
  });
  afterAll(() => browser?.close());

  test.each(['en', 'ar'] as const)('%s: home, list, search, cart, order', async (language) => {
    if (!browser) throw new Error('the browser is not open');
    const { goto, until, click, type } = visitWith(browser);
    const { home, catalogue, cart, checkout } = wordsOf[language];
    const { typed, name: product, city, found } = goods[language];
    const heading = (text: string, level = 1) =>
      until(
        `[...document.querySelectorAll('h${level}')].some((one) => one.textContent.includes(${JSON.stringify(text)}))`,
      );
    const email = `${name}-${language}@example.com`.toLowerCase();
    const token = await signUp(email);

    await goto(base + pathInLanguage('/', language));
    await browser.evaluate(`localStorage.setItem('auth_token', ${JSON.stringify(token)})`);
    await goto(base + pathInLanguage('/', language));
    await click('main a', home.start);
    await heading(catalogue.stores.title);
    await click('main a', catalogue.stores.mouneh.kind);
    await heading(catalogue.stores.mouneh.shelf);

    await click('main input[name=q]');
    await type(typed);
    await until(`document.querySelector('[role=option]')`);
    await type(keys.enter);
    await until(`new URLSearchParams(location.search).get('q') === ${JSON.stringify(typed)}`);
    // The shelf has many more before the search, and is drawn again then.
    await until(
      `document.querySelectorAll('main h2').length < 8 && !document.querySelector('main [aria-busy=true]')`,
    );
    await click('main h2 a, main h3 a', product);
    await heading(product);

    await click('main button', cart.addToCart);
    await until(`localStorage.getItem('cart')?.includes('labneh')`);
    await click('header a[href$="/cart"]');
    await heading(cart.title);
    const quantity = `document.querySelector('main [role=group] input').value`;
    await until(`document.querySelector('main [role=group] input')`);
    await click('main button', catalogue.more);
    await until(`${quantity} === '2'`);
    await click('main [role=group] input');
    await browser.evaluate(`document.activeElement.select()`);
    await type('٣');
    await type(keys.tab);
    await until(`${quantity} === '3'`);
    await click('main button', cart.proceed);

    await heading(checkout.title, 2);
    await click('dialog textarea[name=street]');
    await type('Rainbow Street 14');
    await click('dialog input[name=city]');
    await type(city);
    // A place that sounds similar may come after it.
    await until(`document.querySelector('dialog [role=option]')?.textContent === ${JSON.stringify(found)}`);
    await type(keys.arrowDown);
    await type(keys.enter);
    await until(`document.querySelector('dialog input[name=city]').value === ${JSON.stringify(found)}`);
    // Simulates a browser that blocks new windows: WhatsApp itself is not on this machine.
    await browser.evaluate(`void (window.open = () => null)`);
    await click('dialog button', checkout.send);
    await heading(checkout.savedTitle, 2);
    await expect.poll(() => ordersOf(token)).toMatchObject([{ items: [{ quantity: 3 }] }]);
  });
});

async function signUp(email: string): Promise<string> {
  const response = await fetch(`${base}/api${register.path}`, {
    method: register.method,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ name: 'Salma Haddad', email, password: 'a jar of olives' }),
  });
  return (await response.json()).data.token;
}

async function ordersOf(token: string): Promise<unknown> {
  const response = await fetch(`${base}/api/orders`, { headers: { Authorization: `Bearer ${token}` } });
  return (await response.json()).data;
}
