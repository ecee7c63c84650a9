import { expect, test } from 'vitest';
import type { Product } from '../../contracts/catalogue.ts';
import type { Order } from '../../contracts/orders.ts';
import { ensureFirstAdmin } from '../../server/accounts/ensure-first-admin.ts';
import { orders as ordersAr } from '../../web/i18n/ar/admin/orders.ts';
import { letIn, openBrowser, phone } from '../support/browser.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { joinShop } from '../support/join-shop.ts';
import { keepSession } from '../support/keep-session.ts';
import { openSeededShop } from '../support/open-shop.ts';
import { address, itemOf } from '../support/order-input.ts';

const { base, deps } = await openSeededShop();
const browser = openBrowser();
const { change } = ordersAr;

async function signIn(): Promise<string> {
  const { email, password } = await ensureFirstAdmin(deps);
  const response = await fetch(`${base}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  return (await response.json()).data.token;
}

test('the seller replaces a line on a phone in Arabic, the customer accepts on theirs, and the seller sees it', async () => {
  const customer = await letIn(browser(), base, { language: 'ar', viewport: phone });
  const { call } = await joinShop(customer, base, 'رانيا');
  const [labneh, coffee] = await Promise.all(
    ['labneh-balls-in-olive-oil', 'arabic-coffee-with-cardamom'].map((slug) =>
      call<Product>('GET', `/products/${slug}`),
    ),
  );
  if (!labneh || !coffee) throw new Error('the shop has other goods');
  const order = await call<Order>('POST', '/orders', {
    customer_name: 'رانيا',
    customer_email: 'rania@example.com',
    shipping_address: address,
    items: [itemOf(labneh, 2)],
    language: 'ar',
  });

  const seller = await letIn(browser(), base, { language: 'ar', viewport: phone });
  await seller.page.addInitScript(keepSession, await signIn());
  await seller.visit(`/admin/orders/${order.number}`);
  await seller.page.getByRole('button', { name: change.title }).click();
  const sheet = seller.page.getByRole('dialog');
  await sheet.getByRole('button', { name: change.replace }).click();
  await sheet.getByRole('searchbox').fill(coffee.name.ar);
  await sheet.getByRole('list', { name: change.found }).getByRole('button').first().click();
  await sheet.getByText(coffee.name.ar).first().waitFor();
  await sheet.getByLabel(change.reason).fill('نفدت اللبنة');
  await expectAccessible(seller.page, 'the sheet in which an order is changed');
  await sheet.getByRole('button', { name: change.save }).click();
  const waiting = seller.page.getByRole('region', { name: change.waiting });
  const tell = waiting.getByRole('link', { name: change.tell });
  await expect
    .poll(async () => decodeURIComponent((await tell.getAttribute('href')) ?? ''))
    .toContain(`${order.number} من`);

  const { changes } = customer.words.customer.orders;
  await customer.visit('/orders');
  const proposal = customer.page.getByRole('region', { name: changes.title });
  await proposal.getByText('نفدت اللبنة').waitFor();
  await proposal.getByText(coffee.name.ar).waitFor();
  await expectAccessible(customer.page, 'a change that is proposed');
  await proposal.getByRole('button', { name: changes.accept }).click();
  await proposal.waitFor({ state: 'detached' });
  await customer.page.getByRole('listitem').getByRole('link', { name: coffee.name.ar }).waitFor();

  await waiting.waitFor({ state: 'detached' });
  await seller.page.getByRole('listitem').getByRole('link', { name: coffee.name.ar }).waitFor();
});
