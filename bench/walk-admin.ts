import { bulk } from '../web/i18n/en/admin/bulk.ts';
import { admin } from '../web/i18n/en/admin.ts';
import { words as shop } from '../web/i18n/en.ts';
import type { Meter } from './interaction-meter.ts';

/** The number of products loaded before the seller starts; a hundred come at a time. */
const loaded = 300;

/** A seller's actions in a long list of products. */
export async function walkAdmin({ page, interaction }: Meter, base: string): Promise<void> {
  await page.goto(`${base}/admin/products`);
  const rows = page.locator('tbody tr');
  await rows.nth(5).waitFor();
  const scrollTo = (row: number) => page.evaluate((top) => window.scrollTo(0, top), row * 76);
  const shown = async (row: number) => {
    await scrollTo(row);
    return page.locator(`tr[data-index="${row}"]`).isVisible();
  };
  while (!(await shown(loaded - 40))) await page.waitForTimeout(100);
  while (!(await shown(10))) await page.waitForTimeout(100);
  const row = (place: number) => page.locator(`tr[data-index="${place}"]`);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const dialog = page.getByRole('dialog');

  await interaction(
    'admin: begin to choose',
    button(bulk.select),
    button(bulk.select).and(page.locator('[aria-pressed="true"]')),
  );
  await interaction('admin: tick a row', row(11).locator('label'));
  await interaction('admin: tick another', row(13).locator('label'));
  await interaction('admin: open the filters', button(admin.filters.named(0)), dialog);
  await interaction('admin: close them', dialog.getByRole('button', { name: shop.shell.close }));
  await page.getByRole('searchbox').first().tap();
  await interaction('admin: a letter in the search', () => page.keyboard.press('o'));
  await interaction('admin: a second letter', () => page.keyboard.press('l'));
}
