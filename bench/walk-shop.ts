import { pageSize } from '../contracts/catalogue.ts';
import { cartPage } from '../web/i18n/en/cart-page.ts';
import { checkout } from '../web/i18n/en/checkout.ts';
import { words } from '../web/i18n/en.ts';
import { center, look, type Meter } from './interaction-meter.ts';

/** How often Load More is tapped for the long list. */
const timesMore = 8;

/** A customer's actions in the shop by thumb. The cart has many lines, and the list belongs to a store with many products. */
export async function walkShop({ page, interaction, navigation }: Meter, base: string): Promise<void> {
  const { cart, catalogue, shell } = words;
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  const header = page.getByRole('banner');
  // By tags: for finding roles, Playwright computes the style of every element.
  const cards = page.locator('main li:has(h2)');
  const open = async (path: string) => {
    await page.goto(base + path, { waitUntil: 'networkidle' });
    await page.waitForTimeout(look);
  };
  const plusOn = async (what: string, place: number) => {
    const card = cards.nth(place);
    const plus = card.getByTitle(cart.addToCart);
    // A card far outside the viewport has no button yet.
    await center(card);
    await plus.waitFor();
    await center(plus);
    await interaction(what, plus, card.locator('input[type="text"]'));
    await interaction(
      `${what}, again`,
      card.getByRole('button', { name: catalogue.more }),
      card.locator('input[type="text"][value="2"]'),
    );
  };

  await open('/');
  await interaction('open the menu', header.getByRole('button', { name: shell.menu }), dialog);
  await interaction('close it', dialog.getByRole('button', { name: shell.closeMenu }));
  await interaction('open the search', header.getByRole('link', { name: catalogue.search }), dialog);
  await navigation('home to a search’s results', () => searchFor('oil'), 'main li h2, main li h3');
  async function searchFor(q: string) {
    await dialog.getByRole('combobox').fill(q);
    await dialog.getByRole('combobox').press('Enter');
  }

  await open('/');
  const toStores = main.locator('a[href="/store-selection"]').first();
  await navigation('home to the stores', toStores, 'main a[href^="/products"]');
  const toList = main.locator('a[href^="/products"]').first();
  await navigation('a store to its list', toList, 'main li h2');
  await plusOn('plus on a card', 2);
  const heart = cards.nth(1).getByRole('button', { name: /^Favourite/ });
  await interaction('a favourite', heart);
  const field = main.getByRole('combobox', { name: catalogue.search });
  await field.tap();
  await interaction(
    'a letter in the search',
    () => page.keyboard.press('l'),
    page.getByRole('option').first(),
  );
  await interaction('a second letter', () => page.keyboard.press('a'));
  await field.fill('');
  await field.blur();
  const sort = main.getByRole('combobox', { name: catalogue.sortBy });
  await sort.focus();
  await interaction('another order', () => page.keyboard.press('ArrowDown'));
  const chips = main.getByRole('navigation', { name: catalogue.categories });
  const chip = chips.getByRole('link').nth(1);
  await interaction('a category', chip, chips.locator('[aria-current]').and(chip));
  await navigation('list to a product', cards.nth(1).locator('a'), 'main h1 bdi');
  await navigation('Back to the list', () => page.evaluate(() => history.back()), 'main li h2');

  await open('/products?store=mouneh&sort=price');
  const more = main.getByRole('button', { name: catalogue.loadMore });
  for (let time = 1; time <= timesMore; time += 1) {
    const longer = cards.nth(time * pageSize);
    await center(more);
    if (time === 1 || time === timesMore) await interaction(`Load More, time ${time}`, more, longer);
    else await more.tap();
    await longer.waitFor();
  }
  const shown = (timesMore + 1) * pageSize;
  await plusOn(`plus among ${shown} products`, shown - 3);
  const late = cards.nth(shown - 4).locator('a');
  await center(late);
  await navigation(`${shown} products to one`, late, 'main h1 bdi');
  await navigation(`Back to ${shown}`, () => page.evaluate(() => history.back()), 'main li h2');
  const toCart = page.getByRole('main').locator('..').locator('[data-bottom-bar] a[href="/cart"]').first();
  await navigation(`${shown} products to the cart`, toCart, 'main [data-item]');

  const lines = main.locator('[data-item]');
  const oneMore = lines.nth(2).getByRole('button', { name: catalogue.more });
  await center(oneMore);
  await interaction('one more in the cart', oneMore);
  const gone = lines.nth(3);
  const id = await gone.getAttribute('data-item');
  const line = page.locator(`[data-item="${id}"]`);
  const undo = page.getByRole('button', { name: cartPage.undo, exact: true });
  const bin = line.getByRole('button', { name: /^Remove/ }).last();
  await center(bin);
  await interaction('a line removed', bin, undo);
  await interaction('Undo', undo, line);
  await interaction(
    'open the checkout',
    page.getByRole('button', { name: cartPage.proceed }).filter({ visible: true }).first(),
    dialog,
  );
  const street = dialog.getByRole('textbox', { name: checkout.street });
  await street.tap();
  await interaction('a letter in the checkout', () => page.keyboard.press('a'));
  await interaction('close the checkout', dialog.getByRole('button', { name: shell.close }));
  const name = lines.nth(1).getByRole('link').first();
  await center(name);
  await navigation('cart to a product', name, 'main h1 bdi');
  await navigation('product to the cart', header.locator('a[href="/cart"]'), 'main [data-item]');
}
