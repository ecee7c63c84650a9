import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { pathInLanguage } from '../../contracts/language.ts';
import { openBrowser, openVisitor } from '../support/browser.ts';
import { readHead } from '../support/page-head.ts';
import { openSeededShop } from '../support/seeded-shop.ts';

const { base } = await openSeededShop();
const browser = openBrowser();

const headOf = async (page: Page) => readHead(await page.content());

test.each(['en', 'ar'] as const)(
  'in %s the head follows from page to page, and pages without data ask the server for none',
  async (language) => {
    const { page, visit, words } = await openVisitor(browser(), base, { language });
    const publicUrl = 'https://shop.example';
    const addressOf = (path: string) => publicUrl + pathInLanguage(path, language);
    await visit('/');
    await page.waitForLoadState('networkidle');
    expect((await headOf(page)).canonical).toBe(addressOf('/'));

    const asked: string[] = [];
    page.on('request', (request) => {
      if (/\.data\b|\/api\//.test(request.url())) asked.push(request.url());
    });
    await page.getByRole('link', { name: words.shell.contact, exact: true }).first().click();
    await page.waitForURL(/\/contact$/);
    await page.getByRole('heading', { level: 1, name: words.content.contact.headline }).waitFor();
    const contact = await headOf(page);
    expect(contact).toMatchObject({ canonical: addressOf('/contact'), things: [] });
    expect(contact.meta.description).toBe(words.descriptions.contact);
    expect(asked).toEqual([]);

    await page
      .locator(`a[href="${pathInLanguage('/cart', language)}"]`)
      .first()
      .click();
    await page.waitForURL(/\/cart$/);
    await page.getByRole('heading', { level: 1, name: words.cart.title }).waitFor();
    const cart = await headOf(page);
    expect(cart).toMatchObject({ canonical: undefined, alternates: {}, meta: { robots: 'noindex, follow' } });
    expect(asked.filter((url) => url.includes('.data'))).toEqual([]);

    await page.goBack();
    await page.waitForURL(/\/contact$/);
    await expect.poll(async () => (await headOf(page)).meta.robots).toBeUndefined();
  },
);
