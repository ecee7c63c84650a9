import { expect, test } from 'vitest';
import { register } from '../../contracts/accounts.ts';
import { listProducts } from '../../contracts/catalogue.ts';
import { placeOrder } from '../../contracts/orders.ts';
import { ensureFirstAdmin } from '../../server/accounts/ensure-first-admin.ts';
import { bearer, callAt } from '../support/ask-shop.ts';
import { openBrowser, openVisitor } from '../support/browser.ts';
import { findClippedLetters } from '../support/clipped-letters.ts';
import { fillAdmin } from '../support/fill-admin.ts';
import { keepSession } from '../support/keep-session.ts';
import {
  findBrokenTexts,
  findCovered,
  findCutHints,
  findCutTexts,
  findLostTexts,
  findSmallDisplay,
  findSmallFields,
  findSmallTargets,
  findTallButtons,
  isInSight,
} from '../support/layout-checks.ts';
import { openPage } from '../support/open-page.ts';
import { itemOf, orderOf } from '../support/order-input.ts';
import { openSeededShop } from '../support/seeded-shop.ts';

const { base, deps } = await openSeededShop();
const browser = openBrowser();
const { email, password = '' } = await ensureFirstAdmin(deps);
const { token, lists, others } = await fillAdmin(base, { email, password });

/** Layout faults of a screen at this width: too wide, rows too high or overlapping, a bar or search outside the window. */
function findScreenFaults(highest: number): string[] {
  const faults: string[] = [];
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) faults.push(`${scrollWidth - clientWidth} px too wide`);
  for (const row of document.querySelectorAll<HTMLElement>('main ul > li, main tbody tr')) {
    // A shopper-facing text has no rows.
    if (row.closest('main [lang]')) continue;
    const { height } = row.getBoundingClientRect();
    if (height > highest) faults.push(`${height} px high: ${row.innerText.slice(0, 40)}`);
    if (row.scrollHeight > row.clientHeight + 2 && row.clientHeight > 0)
      faults.push(`out of its row: ${row.innerText.slice(0, 40)}`);
  }
  scrollTo(0, document.body.scrollHeight / 2);
  for (const part of document.querySelectorAll<HTMLElement>(
    '[data-bottom-bar], [data-save-bar], main search',
  )) {
    const { top, bottom, height } = part.getBoundingClientRect();
    const style = getComputedStyle(part);
    // With letters at 200 % the search scrolls with the page.
    const isFar = style.position === 'sticky' && Number.parseFloat(style.top) < -innerHeight / 2;
    const isStuck = /fixed|sticky/.test(style.position) && !isFar;
    if (height > 0 && isStuck && (top < 0 || bottom > innerHeight + 0.5))
      faults.push(`out of the window: ${part.outerHTML.slice(0, 80)}`);
  }
  const isTabbed = [...document.querySelectorAll<HTMLElement>('nav[data-bottom-bar] > ul > li')].filter(
    (tab) => tab.offsetHeight >= 44,
  );
  const hasOwnBar = document.querySelector('main [data-save-bar], main [data-bottom-bar]');
  if (isTabbed.length !== (hasOwnBar ? 0 : 5)) faults.push(`${isTabbed.length} tabs at the foot`);
  const current = document.querySelectorAll('nav[data-bottom-bar] :is([aria-current], [data-current])');
  if (!hasOwnBar && current.length !== 1) faults.push(`${current.length} tabs are the current one`);
  return faults;
}

/** Words of a list's buttons and rows that are shown as an icon only. */
function findPictogramsAlone(): string[] {
  return [...document.querySelectorAll<HTMLElement>('main search button, main li p')]
    .flatMap((one) => [...one.querySelectorAll<HTMLElement>(':scope > svg + span')])
    .filter((word) => word.offsetWidth < 20 || getComputedStyle(word).clipPath !== 'none')
    .map((word) => word.innerText);
}

/** Names of rows that are cut off before their third line. */
function findCutNames(): string[] {
  return [...document.querySelectorAll<HTMLElement>('main :is(li, tbody th) a bdi')]
    .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 3)
    .filter((name) => name.clientHeight < 3 * Number.parseFloat(getComputedStyle(name).fontSize))
    .map((name) => name.innerText.slice(0, 40));
}

/** Customer names in the list of orders that are narrower than the room beside the next step. */
function findNarrowNames(): string[] {
  return [...document.querySelectorAll<HTMLElement>('main li:has(h2) > div:nth-child(2) > b > bdi')]
    .filter((name) => name.offsetWidth < (name.closest('li')?.offsetWidth ?? 0) - 125)
    .map((name) => `${name.offsetWidth} px: ${name.innerText.slice(0, 20)}`);
}

/** Rows in which large letters push the last button onto another line than the one before it. */
function findPartsApart(): string[] {
  return [...document.querySelectorAll<HTMLElement>('main :is(li, tbody tr)')].flatMap((row) => {
    const tops = [...row.querySelectorAll('button')].map((one) => one.getBoundingClientRect().bottom);
    const [last = 0, before = last] = tops.reverse();
    return Math.abs(last - before) > 8 && tops.length > 1 ? [row.innerText.slice(0, 40)] : [];
  });
}

test.each(['en', 'ar'] as const)(
  'in %s every screen of the shop admin fits every width of a phone and letters of 200 %: nothing cut, covered, too small or too wide, no heading in letters that close up, no field that iOS zooms into, rows of lists of at most 76 px; from 360 px no pictogram for a word',
  { timeout: 240_000 },
  async (language) => {
    const viewport = { width: 320, height: 740 };
    const visitor = await openVisitor(browser(), base, { language, viewport, touch: true });
    const { page } = visitor;
    await page.addInitScript(keepSession, token);
    const expectFit = async (message: string, highest: number, more: (() => string[])[] = []) => {
      const finds = [
        findLostTexts,
        findCutTexts,
        findClippedLetters,
        findBrokenTexts,
        findSmallDisplay,
        ...more,
      ];
      const measure = `Object.fromEntries([
        ['findScreenFaults', (${findScreenFaults})(${highest})],
        ${finds.map((find) => `['${find.name}', (${find})()]`)}
      ].filter(([, faults]) => faults.length > 0))`;
      await expect.poll(() => page.evaluate(measure), { message }).toEqual({});
    };
    for (const screen of [...lists, ...others]) {
      await page.setViewportSize(viewport);
      await openPage(visitor, base, `/admin/${screen}`);
      await page.getByRole('main').getByRole('heading').first().waitFor();
      for (const width of [320, 360, 390, 430]) {
        await page.setViewportSize({ width, height: 740 });
        const message = `${screen} at ${width} px`;
        // Scrollable elements come last. The whole row links to its customer, except for the phone number.
        const more = [
          findTallButtons,
          ...(width >= 360 ? [findCutHints, findPictogramsAlone] : [findSmallFields, findCovered]),
          ...(screen === 'orders' ? [findNarrowNames] : []),
          ...(width < 360 && screen !== 'customers' ? [findSmallTargets] : []),
        ];
        await expectFit(message, lists.includes(screen) ? 76 : 10_000, more);
      }
      await page.setViewportSize({ width: 390, height: 740 });
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      const message = `${screen} in letters of 200 %`;
      const haveNames = ['products', 'categories', 'collections', 'products/stock'].includes(screen);
      const words = lists.includes(screen) ? [findPictogramsAlone] : [];
      await expectFit(message, 10_000, haveNames ? [findCutNames, ...words] : words);
      if (!['customers', 'categories'].includes(screen)) continue;
      await page.setViewportSize(viewport);
      await expectFit(`${message} at 320 px`, 10_000, [findPartsApart]);
    }
  },
);

test.each(['en', 'ar'] as const)(
  'in %s the tabs stand at the foot of a phone with letters of 200 %, too: five in one row, whole, on at most a fifth of the window',
  async (language) => {
    const viewport = { width: 390, height: 740 };
    const visitor = await openVisitor(browser(), base, { language, viewport, touch: true });
    const { page } = visitor;
    await page.addInitScript(keepSession, token);
    await openPage(visitor, base, '/admin/products');
    await page.getByRole('main').getByRole('row').nth(1).waitFor();
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    for (const [width, height] of [
      [320, 640],
      [360, 640],
      [390, 740],
      [430, 932],
      [568, 320],
      [740, 360],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect.poll(() => page.evaluate(findTabFaults), { message: `${width} × ${height}` }).toEqual([]);
    }
    await page.setViewportSize(viewport);
    // The filters chosen in the sheet are applied by a visible button.
    await page.getByRole('main').locator('[aria-haspopup="dialog"]').first().click();
    await expect
      .poll(() => page.getByRole('dialog').getByRole('button').last().evaluate(isInSight))
      .toBe(true);
  },
);

test.each(['en', 'ar'] as const)(
  'in %s letters of 200 % have the day sheet’s date whole and its names clear of their weights, larger boxes to tick and hints, and break no phone number, and no email but at its dots and @',
  async (language) => {
    const viewport = { width: 390, height: 844 };
    const visitor = await openVisitor(browser(), base, { language, viewport, touch: true });
    const { page } = visitor;
    const person = { name: 'Abdulrahman Al-Khateeb', email: `abdulrahman.alkhateeb.${language}@example.com` };
    const customer = await callAt(base, register, { ...person, password: 'a jar of olives' });
    const { items } = await callAt(base, listProducts, { limit: 2, store: 'cilka' });
    const input = {
      ...orderOf(...items.map((one) => itemOf(one))),
      ...{ customer_name: person.name, customer_email: person.email },
    };
    const order = await callAt(base, placeOrder, input, bearer(customer.token));
    await page.addInitScript(keepSession, token);
    const screens = [
      'orders/day-sheet',
      `customers?q=${person.email}`,
      `customers/${customer.user.id}`,
      `orders/${order.id}`,
      'products',
    ];
    for (const screen of screens) {
      await page.setViewportSize(viewport);
      await openPage(visitor, base, `/admin/${screen}`);
      const main = page.getByRole('main');
      await main.getByRole('heading').first().waitFor();
      if (screen === 'products') await main.getByRole('row').nth(1).waitFor();
      else await main.getByText(person.name).first().waitFor();
      const before = await page.evaluate(findGrowing);
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      for (const width of [360, 390]) {
        await page.setViewportSize({ width, height: 740 });
        const message = `${screen} at ${width} px`;
        await expect.poll(() => page.evaluate(findBrokenReach), { message }).toEqual([]);
        await expect.poll(() => page.evaluate(findBrokenTexts), { message }).toEqual([]);
        await expect.poll(() => page.evaluate(findCutDates), { message }).toEqual([]);
        const growth = async () => {
          const after = await page.evaluate(findGrowing);
          return after.every((size, place) => size >= 1.8 * (before[place] ?? 0));
        };
        await expect.poll(growth, { message }).toBe(true);
      }
    }
  },
);

/**
 * The sizes of elements that should grow with the letters: the first checkbox, and the hint in a search; 0 where there
 * is none.
 */
function findGrowing(): number[] {
  const box = document.querySelector<HTMLElement>('main :is(li, tr) input[type="checkbox"]');
  const search = document.querySelector('main input[type="search"]');
  const hint = search ? Number.parseFloat(getComputedStyle(search, '::placeholder').fontSize) : 0;
  return [box?.offsetHeight ?? 0, hint];
}

/** Date fields that are narrower than their date and button. */
function findCutDates(): string[] {
  return [...document.querySelectorAll<HTMLInputElement>('main input[type="date"]')].flatMap((field) => {
    const { inlineSize } = field.style;
    const { offsetWidth } = field;
    field.style.inlineSize = 'max-content';
    const needed = field.offsetWidth;
    field.style.inlineSize = inlineSize;
    return needed > offsetWidth ? [`${offsetWidth} of ${needed} px`] : [];
  });
}

/** Phone numbers on two lines, and emails broken within a part that would fit on a line. */
function findBrokenReach(): string[] {
  const range = document.createRange();
  return [...document.querySelectorAll<HTMLElement>('main bdi[dir="ltr"]')].flatMap((bdi) => {
    const text = bdi.textContent ?? '';
    const isPhone = /^\+[\d ]+$/.test(text);
    if (!(isPhone || /^\S+@\S+$/.test(text)) || !bdi.checkVisibility()) return [];
    const texts = document.createTreeWalker(bdi, NodeFilter.SHOW_TEXT);
    const begins: string[] = [];
    let last = Number.NaN;
    for (let node = texts.nextNode(); node; node = texts.nextNode())
      for (const [place, letter] of [...(node.nodeValue ?? '')].entries()) {
        range.setStart(node, place);
        range.setEnd(node, place + 1);
        const { top, height } = range.getBoundingClientRect();
        if (Math.abs(top - last) > height / 2) begins.push(letter);
        last = top;
      }
    const isBroken = isPhone ? begins.length > 0 : begins.some((letter) => !'@.'.includes(letter));
    return isBroken ? [`${text}: ${begins.join(' ')}`] : [];
  });
}

/** Faults of the tabs at the bottom: not at the bottom, too high, in two rows, or a word that is cut or wider than its tab. */
function findTabFaults(): string[] {
  const nav = document.querySelector('nav[data-bottom-bar]') as HTMLElement;
  const { bottom, height } = nav.getBoundingClientRect();
  const faults: string[] = [];
  if (getComputedStyle(nav).position !== 'fixed' || Math.abs(bottom - innerHeight) > 1)
    faults.push(`ends at ${bottom}`);
  if (height > innerHeight / 5) faults.push(`${height} px high`);
  const tabs = [...nav.querySelectorAll<HTMLElement>(':scope > ul > li')];
  const tops = new Set(tabs.map((tab) => Math.round(tab.getBoundingClientRect().top)));
  if (tabs.length !== 5 || tops.size !== 1) faults.push(`${tabs.length} tabs in ${tops.size} rows`);
  const range = document.createRange();
  for (const tab of tabs) {
    const word = tab.querySelector('svg + span') as HTMLElement;
    range.selectNodeContents(word);
    const text = range.getBoundingClientRect();
    const box = tab.getBoundingClientRect();
    const isOut = text.left < box.left || text.right > box.right || text.bottom > innerHeight;
    if (isOut || text.height > 30 || word.innerText === '') faults.push(`cut: ${word.innerText}`);
  }
  return faults;
}

test.each(['en', 'ar'] as const)(
  'on a phone in landscape every list says where one is, by its title or by the tab of its name: %s',
  async (language) => {
    const viewport = { width: 740, height: 360 };
    const visitor = await openVisitor(browser(), base, { language, viewport, touch: true });
    const { page } = visitor;
    await page.addInitScript(keepSession, token);
    const lists = ['orders', 'products', 'products/stock', 'customers', 'messages', 'activity'];
    for (const list of lists) {
      await openPage(visitor, base, `/admin/${list}`);
      const isNamed = () =>
        page.evaluate(() => {
          const title = document.querySelector('h1');
          const tab = [...document.querySelectorAll('nav a[aria-current]')].find((link) =>
            link.checkVisibility(),
          );
          const name = title?.textContent ?? '';
          return (
            (title?.clientHeight ?? 0) > 10 || (name !== '' && tab?.textContent?.startsWith(name) === true)
          );
        });
      await expect.poll(isNamed, { message: list }).toBe(true);
    }
  },
);
