import { expect, test } from 'vitest';
import { createApp } from '../../server/app.ts';
import { mailPreview } from '../../server/http/mail-preview.ts';
import { openShop } from '../support/empty-shop.ts';

const noPages = () => Promise.reject(new Error('no pages here'));
const { app, deps, logged } = await openShop();
const inDevelopment = createApp(deps, noPages, mailPreview(deps));

test('developers look at every mail in both languages, as HTML and as text', async () => {
  const list = await (await inDevelopment.request('/dev/mail')).text();
  const links = [...list.matchAll(/href="(\/dev\/mail\/[^"]+)"/g)].map(([, link = '']) => link);
  expect(links).toContain('/dev/mail/seller-message/ar');
  expect(new Set(links).size).toBe(50);
  expect(list).toContain('We’ve received your order MN-1042');
  expect(list).toContain('استلمنا طلبك MN-1042');
  for (const link of links) {
    const answer = await inDevelopment.request(link);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    const sheet = await answer.text();
    expect(sheet).toMatch(/<iframe[^>]* srcdoc="&lt;!doctype html&gt;/);
    expect(sheet).toContain(deps.config.publicUrl);
  }
  expect((await inDevelopment.request('/dev/mail/love-mail/en')).status).toBe(404);
});

test('the shop itself has no such page', async () => {
  // The request is passed on to the pages, which this shop doesn't have.
  expect((await app.request('/dev/mail')).status).toBe(500);
  expect(logged.splice(0)).toHaveLength(1);
});
