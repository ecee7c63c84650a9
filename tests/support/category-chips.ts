import type { Page } from 'playwright-core';
import type { wordsOf } from './browser.ts';

type Words = (typeof wordsOf)['en'];

const rowOf = (page: Page, { catalogue }: Words) =>
  page.getByRole('navigation', { name: catalogue.categories });

/** The link of a category in the row on a phone; for '' the link of all categories. */
const chipOf = (page: Page, words: Words, slug: string) =>
  slug
    ? rowOf(page, words).locator(`a[href*="category=${slug}"]`)
    : rowOf(page, words).getByRole('link', { name: words.catalogue.allCategories, exact: true });

/** The slug of the category marked in that row; '' for all categories. */
export async function currentCategory(page: Page, words: Words): Promise<string> {
  const href = await rowOf(page, words).locator('[aria-current]').getAttribute('href');
  return new URLSearchParams(href?.split('?')[1]).get('category') ?? '';
}

/** Chooses a category in the row of links or, in a wide window, in the dropdown list. */
export async function chooseCategory(page: Page, words: Words, slug: string): Promise<void> {
  if (await rowOf(page, words).isVisible()) await chipOf(page, words, slug).click();
  else await page.getByRole('combobox', { name: words.catalogue.category }).selectOption(slug);
}
