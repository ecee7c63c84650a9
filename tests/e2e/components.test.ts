import { globSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { findGovernorates } from '../../contracts/governorates.ts';
import type { Language } from '../../contracts/language.ts';
import { suggestionWords } from '../../web/storefront/suggestion-words.ts';
import { desktop, onDesktop, onPhone, openBrowser, openVisitor, phone } from '../support/browser.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { findLostTexts } from '../support/layout-checks.ts';
import { openComponents } from '../support/open-components.ts';

const browser = openBrowser({ images: true });
const address = openComponents();

async function open(language: Language, component = '', viewport = desktop): Promise<Page> {
  const { page } = await openVisitor(browser(), address(), { language, viewport });
  await page.goto(`${address()}?${new URLSearchParams({ language, component })}`);
  await page.locator('[data-component]').first().waitFor();
  return page;
}

const state = (page: Page, name: string) => page.locator(`[data-state="${name}"]`);

describe.each([onDesktop, onPhone])('in $language', ({ language, viewport }) => {
  test('every component of web/ui is on the page of components', async () => {
    const page = await open(language, '', viewport);
    const shown = await page
      .locator('[data-component]')
      .evaluateAll((parts) => parts.map((part) => part.getAttribute('data-component')));
    const components = globSync('web/ui/*.tsx').map((file) => path.basename(file, '.tsx'));
    expect(components.length).toBeGreaterThan(30);
    expect(components.filter((name) => !shown.includes(name))).toEqual([]);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
    await expect.poll(() => page.evaluate(findLostTexts)).toEqual([]);
  });
});

test.each(['light', 'dark'] as const)(
  'a photograph of any shape stands square on the ledge, inside its niche, as a drawing does, %s',
  async (colorScheme) => {
    const { page } = await openVisitor(browser(), address(), { ...onPhone, colorScheme });
    await page.goto(`${address()}?${new URLSearchParams({ language: 'ar', component: 'product-card' })}`);
    const shelf = state(page, 'photographs, which are generated examples, beside a drawing');
    await expect.poll(() => shelf.locator('img[data-photo]').count()).toBe(3);
    const looks = await shelf.locator('img').evaluateAll((images) =>
      images.map((image) => {
        const [box, niche] = [image, image.closest('li')?.querySelector('div')].map(
          (part) => part?.getBoundingClientRect() ?? new DOMRect(),
        );
        const { objectFit, backgroundColor } = getComputedStyle(image);
        return {
          isPhoto: image.hasAttribute('data-photo'),
          isSquare: Math.abs((box?.width ?? 0) - (box?.height ?? 1)) < 1,
          isInside: (box?.left ?? 0) > (niche?.left ?? 0) && (box?.right ?? 0) < (niche?.right ?? 0),
          // The floor of a drawing is 4.4 % above its edge.
          standsAt: Math.round((box?.bottom ?? 0) - (niche?.bottom ?? 0)),
          isCropped: objectFit === 'cover',
          hasPaper: backgroundColor !== 'rgba(0, 0, 0, 0)',
        };
      }),
    );
    for (const { isPhoto, standsAt, isCropped, hasPaper, ...rest } of looks) {
      expect(rest).toEqual({ isSquare: true, isInside: true });
      expect([isCropped, hasPaper]).toEqual([isPhoto, isPhoto]);
      if (isPhoto) expect(standsAt).toBe(0);
      else expect(standsAt).toBeGreaterThan(0);
    }
    await expectAccessible(page, `photographs, ${colorScheme}`);
  },
);

describe('in Arabic', () => {
  const { language } = onPhone;

  test('the bottom bar sticks on a phone, and goes out of the way of large text, a low window and the keyboard', async () => {
    const page = await open(language, 'bottom-bar', phone);
    const bars = page.locator('[data-bottom-bar]');
    const look = () =>
      bars.first().evaluate((bar: HTMLElement) => {
        const { scrollPaddingBlockEnd } = getComputedStyle(document.documentElement);
        const { position, display } = getComputedStyle(bar);
        const height = document.body.style.getPropertyValue('--bottom-bar');
        const isClear = Number.parseFloat(scrollPaddingBlockEnd) >= bar.offsetHeight;
        // If it were set on the root, or inherited by everything, it would restyle the whole page at the first tap on a plus.
        const isForAll =
          document.documentElement.style.getPropertyValue('--bottom-bar') !== '' ||
          getComputedStyle(bar).getPropertyValue('--bottom-bar') !== '0px';
        const isTold = height === `${bar.offsetHeight}px`;
        return { position, display, height, isClear, isTold, isForAll };
      });
    const sticks = async (width: number, height: number) => {
      await page.setViewportSize({ width, height });
      await expect
        .poll(look, { message: `${width} × ${height}` })
        .toMatchObject({ position: 'fixed', display: 'flex', isClear: true, isTold: true, isForAll: false });
    };
    for (const width of [320, 360, 390, 430]) await sticks(width, 740);
    await expect
      .poll(() => bars.last().evaluate((bar) => getComputedStyle(bar).position), { message: 'too high' })
      .toBe('static');
    await page.setViewportSize({ width: 740, height: 360 });
    await expect.poll(look).toMatchObject({ position: 'static', height: '0px' });
    await sticks(360, 740);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    await expect.poll(look).toMatchObject({ position: 'static', height: '0px' });
    await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
    await sticks(360, 740);
    // Headless Chromium has no on-screen keyboard: its effect on the visual viewport is all that a page sees of one.
    const type = (height: number | undefined) =>
      page.evaluate((value) => {
        if (value) Object.defineProperty(visualViewport, 'height', { value, configurable: true });
        else Reflect.deleteProperty(visualViewport as object, 'height');
        visualViewport?.dispatchEvent(new Event('resize'));
      }, height);
    await type(400);
    await expect.poll(look).toMatchObject({ display: 'none', height: '0px' });
    await type(undefined);
    await sticks(360, 740);
    await bars.first().getByRole('button').focus();
    await type(390);
    await expect.poll(look, { message: 'what is typed in the bar' }).toMatchObject({ display: 'flex' });
    await type(undefined);
    await sticks(360, 740);
    const low = await bars.first().evaluate((bar: HTMLElement) => bar.offsetHeight);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setSafeAreaInsetsOverride', { insets: { bottom: 34 } });
    await expect
      .poll(look, { message: 'above the safe area' })
      .toMatchObject({ height: `${low + 34}px`, isClear: true });
    await devtools.send('Emulation.setSafeAreaInsetsOverride', { insets: {} });
    await page.setViewportSize(desktop);
    await expect.poll(look).toMatchObject({ display: 'none', height: '0px' });
  });

  test('the field with suggestions: each state by each key', async () => {
    const page = await open(language, 'suggest-input');
    const field = state(page, 'empty').getByRole('combobox');
    const all = findGovernorates('', language);
    const [first = '', second = ''] = all;
    const last = all.at(-1) ?? '';
    const look = async () => ({
      open: (await field.getAttribute('aria-expanded')) === 'true',
      options: await page.getByRole('option').count(),
      selected: (await page.getByRole('option', { selected: true }).allTextContents())[0] ?? '',
      value: await field.inputValue(),
    });
    const closed = { open: false, options: 0, selected: '', value: '' };
    const opened = { open: true, options: all.length, selected: '', value: '' };
    const states: Record<string, string[]> = {
      closed: [],
      open: ['click'],
      'at the first': ['ArrowDown'],
      'at the last': ['ArrowUp'],
    };
    const rows: [string, string, typeof closed][] = [
      ['closed', 'ArrowDown', { ...opened, selected: first }],
      ['closed', 'ArrowUp', { ...opened, selected: last }],
      ['closed', 'Enter', closed],
      ['closed', 'Escape', closed],
      ['open', 'ArrowDown', { ...opened, selected: first }],
      ['open', 'ArrowUp', { ...opened, selected: last }],
      ['open', 'Escape', closed],
      ['open', 'Alt+ArrowUp', closed],
      ['open', 'Tab', closed],
      ['open', 'click', closed],
      ['at the first', 'ArrowDown', { ...opened, selected: second }],
      ['at the first', 'ArrowUp', opened],
      ['at the first', 'Enter', { ...closed, value: first }],
      ['at the first', 'Escape', closed],
      ['at the first', 'Tab', closed],
      ['at the last', 'ArrowDown', opened],
      ['at the last', 'Enter', { ...closed, value: last }],
    ];
    const act = (key: string) => (key === 'click' ? field.click() : page.keyboard.press(key));
    for (const [name, key, expected] of rows) {
      await field.fill('');
      await field.blur();
      await field.focus();
      for (const step of states[name] ?? []) await act(step);
      await act(key);
      await expect.poll(look, { message: `${name}, ${key}` }).toEqual(expected);
    }
    await field.fill('x');
    await page.keyboard.press('Escape');
    await expect
      .poll(() => field.inputValue(), { message: 'Escape on a closed list keeps what was typed' })
      .toBe('x');
    await field.fill('');
    await field.pressSequentially(second.slice(0, 3));
    await page.keyboard.press('ArrowDown');
    expect((await look()).selected).toBe(second);
    await expectAccessible(page, 'suggestions');
    await page.getByRole('option', { name: second }).click();
    await expect.poll(look).toEqual({ ...closed, value: second });
  });
});

test.each(['mouse', 'finger', 'keyboard'] as const)(
  'in a field with suggestions that has a text, what is typed takes its place and searches, and the text stays if nothing is typed: %s',
  async (means) => {
    const isTouched = means === 'finger';
    const viewport = isTouched ? phone : desktop;
    const { page } = await openVisitor(browser(), address(), { viewport, touch: isTouched });
    await page.goto(`${address()}?${new URLSearchParams({ language: 'en', component: 'suggest-input' })}`);
    const field = state(page, 'empty').getByRole('combobox');
    const [first = '', second = ''] = findGovernorates('', 'en');
    const reach = async () => {
      if (means === 'mouse') return field.click();
      if (isTouched) return field.tap();
      // Away and back, as with Tab: a focus that no pointer caused.
      await field.focus();
    };
    await field.fill(first);
    await field.blur();
    await reach();
    await field.blur();
    expect(await field.inputValue()).toBe(first);
    await reach();
    await page.keyboard.type(second.slice(0, 3));
    await expect.poll(() => field.inputValue()).toBe(second.slice(0, 3));
    await page.getByRole('option', { name: second }).click();
    await expect.poll(() => field.inputValue()).toBe(second);
    if (means === 'keyboard') return;
    // The field still has the focus; the tap that reopens its list also selects the text, the one that closes it sets the caret.
    await reach();
    await page.keyboard.type(first.slice(0, 3));
    await expect.poll(() => field.inputValue()).toBe(first.slice(0, 3));
    await reach();
    await page.keyboard.type('x');
    await expect.poll(async () => (await field.inputValue()).length).toBe(4);
  },
);

describe('in English', () => {
  const { language } = onDesktop;

  test('the quantity field: each key, each kind of text', async () => {
    const page = await open(language, 'quantity-field');
    const field = state(page, 'several').getByRole('textbox');
    const remark = state(page, 'several').locator('[role="status"]');
    for (const [typed, key, expected] of [
      ['7', 'ArrowUp', '8'],
      ['7', 'ArrowDown', '6'],
      ['7', 'PageUp', '17'],
      ['7', 'PageDown', '1'],
      ['95', 'PageUp', '99'],
      ['7', 'Home', '1'],
      ['7', 'End', '99'],
      ['1', 'ArrowDown', '1'],
      ['99', 'ArrowUp', '99'],
      ['٢٥', 'ArrowUp', '26'],
    ] as const) {
      await field.fill(typed);
      await page.keyboard.press(key);
      await expect.poll(() => field.inputValue(), { message: `${typed}, ${key}` }).toBe(expected);
    }
    for (const [typed, expected, isRemarked] of [
      ['٢٥', '25', false],
      ['۹', '9', false],
      ['0', '1', true],
      ['250', '99', true],
      ['٢٥٠', '99', true],
      ['1,5', '1', true],
      ['١٫٥', '1', true],
      ['1.5', '1', true],
      ['2 jars', '2', false],
      ['', '2', false],
      ['x', '2', false],
    ] as const) {
      await field.fill(typed);
      await expect.poll(async () => (await remark.textContent()) !== '', { message: typed }).toBe(isRemarked);
      await field.blur();
      // The reason for the limit stays until the value is changed again.
      await expect
        .poll(async () => [typed, await field.inputValue(), (await remark.textContent()) !== ''])
        .toEqual([typed, expected, isRemarked]);
    }
    await expect.poll(() => page.locator('[aria-roledescription]').count()).toBe(0);
    const [fewer, more] = [0, 1].map((place) => state(page, 'several').getByRole('button').nth(place));
    await more?.click();
    await more?.click();
    await fewer?.click();
    await expect.poll(() => field.inputValue()).toBe('3');
    await expectAccessible(page, 'quantities');
  });

  test('the search box: each state by each key', async () => {
    const page = await open(language, 'search-box');
    const words = ['لبنة', 'labneh', 'makdous'];
    await page.route('**/api/products/suggestions**', (route) =>
      route.fulfill({ json: { success: true, data: { words, stores: [], categories: [], products: [] } } }),
    );
    const field = page.getByRole('combobox');
    const look = async () => ({
      options: await page.getByRole('option').count(),
      selected: (await page.getByRole('option', { selected: true }).allTextContents())[0] ?? '',
      searched: await page.locator('html').getAttribute('data-searched'),
    });
    // The search for the typed text is the first option.
    const first = `${suggestionWords[language].searchFor} lab`;
    const [second = ''] = words;
    const last = words.at(-1) ?? '';
    const closed = { options: 0, selected: '', searched: null };
    const opened = { ...closed, options: words.length + 1 };
    for (const [before, key, expected] of [
      [[], 'ArrowDown', { ...opened, selected: first }],
      [[], 'ArrowUp', { ...opened, selected: last }],
      [[], 'Home', opened],
      [[], 'End', opened],
      [[], 'Escape', closed],
      [[], 'Alt+ArrowUp', closed],
      [[], 'Tab', closed],
      [[], 'Enter', { ...closed, searched: 'lab' }],
      [['ArrowDown'], 'ArrowDown', { ...opened, selected: second }],
      [['ArrowDown'], 'ArrowUp', { ...opened, selected: last }],
      [['ArrowDown'], 'End', { ...opened, selected: last }],
      [['ArrowDown'], 'Enter', { ...closed, searched: 'lab' }],
      [['ArrowDown', 'ArrowDown'], 'Enter', { ...closed, searched: second }],
      [['ArrowUp'], 'Home', { ...opened, selected: first }],
      [['ArrowUp'], 'ArrowDown', { ...opened, selected: first }],
      [['ArrowUp'], 'Escape', closed],
    ] as const) {
      await page.evaluate(() => document.documentElement.removeAttribute('data-searched'));
      await field.fill('');
      await field.pressSequentially('lab');
      await page.getByRole('option').nth(words.length).waitFor();
      for (const step of before) await page.keyboard.press(step);
      await page.keyboard.press(key);
      await expect.poll(look, { message: `${before}, ${key}` }).toEqual(expected);
    }
  });
});

describe.each(['en', 'ar'] as const)('in %s', (language) => {
  test('the cropper: its frame and its corners by each key, the same in both directions', async () => {
    const page = await open(language, 'crop-modal');
    await page.getByRole('button').first().click();
    const frame = page.getByRole('application');
    const corners = page.getByRole('application').getByRole('slider');
    const look = () =>
      frame.evaluate((element: HTMLElement) => {
        const [x = 0, y = 0] = element.style.translate.split(' ').map(Number.parseFloat);
        return [x, y, element.offsetWidth, element.offsetHeight].map(Math.round);
      });
    await frame.waitFor();
    const parts = { frame, nw: corners.first(), se: corners.last() };
    // From a smaller frame there is room on all sides.
    for (let press = 0; press < 20; press += 1) await parts.se.press('ArrowLeft');
    for (const [part, key, change] of [
      ['frame', 'ArrowRight', [5, 0, 0, 0]],
      ['frame', 'ArrowDown', [0, 5, 0, 0]],
      ['frame', 'ArrowLeft', [-5, 0, 0, 0]],
      ['frame', 'ArrowUp', [0, -5, 0, 0]],
      ['frame', 'Shift+ArrowLeft', [0, 0, -5, -5]],
      ['frame', 'Shift+ArrowRight', [0, 0, 5, 5]],
      ['se', 'ArrowLeft', [0, 0, -5, -5]],
      ['se', 'ArrowRight', [0, 0, 5, 5]],
      ['nw', 'ArrowRight', [5, 5, -5, -5]],
      ['nw', 'ArrowLeft', [-5, -5, 5, 5]],
      ['frame', 'a', [0, 0, 0, 0]],
    ] as const) {
      const before = await look();
      await parts[part].press(key);
      await expect
        .poll(look, { message: `${part}, ${key}` })
        .toEqual(before.map((value, place) => value + (change[place] ?? 0)));
    }
    await page.keyboard.press('Escape');
    await frame.waitFor({ state: 'detached' });
  });
});
