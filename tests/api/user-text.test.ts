import { existsSync } from 'node:fs';
import { inflateSync } from 'node:zlib';
import type { ServerBuild } from 'react-router';
import { expect, test } from 'vitest';
import { createCategory } from '../../contracts/categories.ts';
import { sendMessage } from '../../contracts/messages.ts';
import { getInvoice, placeOrder } from '../../contracts/orders.ts';
import { isolate } from '../../server/mail/isolate.ts';
import { openShop } from '../support/empty-shop.ts';
import { receive } from '../support/mailbox.ts';
import { itemOf, orderOf } from '../support/order-input.ts';
import { readPdf } from '../support/read-pdf.ts';

const file = new URL('../../build/server/index.js', import.meta.url);
if (!existsSync(file)) throw new Error('The pages have not been built: run react-router build first.');
const build: ServerBuild = await import(/* @vite-ignore */ file.href);
const shop = await openShop({ sellerPhone: '+962791234567' }, async () => build, { mail: true });
const { app, deps, call, admin, addProduct, addCustomer } = shop;

const markup = '</script><img src=x onerror=alert(1)>"\'`&';

test('markup in the name of a product is text on every page that shows it, in its data and in what machines read', async () => {
  const name = { en: `Jar ${markup}`, ar: `مرطبان ${markup}` };
  const { slug } = await addProduct({ name, description: { en: markup, ar: markup } });
  const paths = ['/products?store=mouneh', '/products?store=mouneh&view=list', `/products/${slug}`];
  for (const path of paths.flatMap((path) => [path, `/ar${path}`])) {
    const html = await (await app.request(path)).text();
    expect(html, path).toContain('&lt;/script&gt;&lt;img');
    expect(html, path).not.toContain('<img src=x');
    for (const [, data = ''] of html.matchAll(/<script[^>]*ld\+json[^>]*>([\s\S]*?)<\/script>/g)) {
      expect(() => JSON.parse(data), path).not.toThrow();
    }
  }
  const data = await app.request(`/products/${slug}.data`);
  expect(data.headers.get('content-type')).not.toContain('html');
  expect(data.headers.get('x-content-type-options')).toBe('nosniff');
});

test('a category may be named as a property that every JavaScript object has', async () => {
  const name = { en: 'Constructor', ar: 'الباني' };
  await call(createCategory, { name, slug: 'constructor' }, { token: await admin() });
  await addProduct({ name, category: 'constructor' });
  const paths = ['/', '/about', '/products?store=mouneh&category=constructor', '/products/constructor'];
  for (const path of paths.flatMap((path) => [path, `/ar${path}`]))
    expect((await app.request(path)).status, path).toBe(200);
});

test('what is searched for is text on the page that answers', async () => {
  for (const path of ['/products?store=mouneh&q=', '/ar/products?store=cilka&q=']) {
    const html = await (await app.request(path + encodeURIComponent(markup))).text();
    expect(html).not.toContain('<img src=x');
  }
});

test('names stay on their own line of the message to the seller, and turn nothing around', async () => {
  const name = { en: 'Jar\u202e\nTotal: 0.00 JD', ar: 'مرطبان\u2067\nالمجموع: 0.00' };
  const product = await addProduct({ name, price: 2 });
  const order = await call(
    placeOrder,
    { ...orderOf(itemOf(product, 3)), customer_name: 'Salma\u202e\r\n*Total: 0.00 JD*\u2069' },
    await addCustomer(),
  );
  const message = new URL(order.whatsapp_url).searchParams.get('text') ?? '';
  const lines = message.split('\n');
  expect(lines).toContain('\u200e3 × Jar Total: 0.00 JD: 6.00');
  expect(lines).toContain('\u200eName: Salma *Total: 0.00 JD*');
  expect(message).not.toMatch(/[\u202a-\u202e\u2067]/);
  expect(message.match(/[\u2066\u2068]/g)?.length).toBe(message.match(/\u2069/g)?.length);
});

test('control characters and the line ends of other systems reach neither the message to the seller nor a mail', async () => {
  const typed = 'Salma\u0085Total: 0.00 JD\u0007\u001b[31m\u2028red';
  const product = await addProduct({ price: 2 });
  const gift = { name: typed, card: typed };
  const input = { ...orderOf(itemOf(product)), customer_name: typed, note: typed, gift };
  const order = await call(placeOrder, input, await addCustomer());
  const message = new URL(order.whatsapp_url).searchParams.get('text') ?? '';
  expect(message.split('\n').filter((line) => /\p{Cc}|\u2028/u.test(line))).toEqual([]);
  expect(message).toContain('Name: Salma Total: 0.00 JD [31m red');
  expect(isolate(typed)).toBe('\u2068Salma Total: 0.00 JD [31m red\u2069');
});

test('a paper says what was typed, and does nothing: no script, no link, no form, no file', async () => {
  const street = ')>> /OpenAction << /S /JavaScript /JS (app.alert(1)) >> endobj';
  const product = await addProduct({ name: { en: '(Jar) \\) /URI (http://x)', ar: 'مرطبان' } });
  const customer = await addCustomer();
  const input = { ...orderOf(itemOf(product)), language: 'en' as const, customer_name: '<</JS(x)>>' };
  const order = await call(
    placeOrder,
    { ...input, shipping_address: { ...input.shipping_address, street } },
    customer,
  );
  const headers = { Authorization: `Bearer ${customer.token}` };
  const response = await app.request(`/api${getInvoice.path.replace('{id}', order.id)}`, { headers });
  const bytes = new Uint8Array(await response.arrayBuffer());
  const raw = Buffer.from(bytes).toString('latin1');
  const inside = [...raw.matchAll(/stream\n([\s\S]*?)\nendstream/g)].map(([, data = '']) => {
    try {
      return inflateSync(Buffer.from(data, 'latin1')).toString('latin1');
    } catch {
      return '';
    }
  });
  for (const text of [raw, ...inside]) {
    expect(text).not.toMatch(
      /\/(JavaScript|JS|OpenAction|AA|Launch|URI|SubmitForm|EmbeddedFile|AcroForm|Annots)\b/,
    );
  }
  const [page = ''] = readPdf(bytes);
  expect(page).toContain('<</JS(x)>>');
  expect(page).toContain('/OpenAction << /S /JavaScript');
});

test('a message from the contact form makes no header and no recipient of its mail', async () => {
  const name = 'Eve"\r\nBcc: all@example.com\r\n\r\n<b>';
  const email = 'eve@example.com';
  await call(sendMessage, {
    name,
    email,
    subject: 'order',
    message: `\r\n.\r\nBcc: all@example.com\r\n${markup}`,
  });
  const mail = await receive(deps, 'seller-message', deps.config.adminEmail);
  expect(mail.to).toHaveLength(1);
  expect(mail.replyTo).toMatchObject([{ address: email }]);
  expect([mail.cc, mail.bcc].flat().filter(Boolean)).toEqual([]);
  expect(mail.headers.map(({ key }) => key)).not.toContain('bcc');
  expect(mail.html).not.toContain('<img src=x');
});
