import { pathInLanguage } from '../../contracts/language.ts';
import type { Visitor } from './browser.ts';

/** Opens a page and waits for what it loads by itself; not for the network, which a live page never leaves alone. */
export async function openPage(visitor: Visitor, base: string, path: string): Promise<void> {
  // The only page that never wakes: it has no scripts.
  if (path === '/offline') await visitor.page.goto(base + pathInLanguage(path, visitor.language));
  else await visitor.visit(path);
  await visitor.page.waitForFunction(
    () => document.querySelector('main [aria-busy="true"]') === null && document.fonts.status === 'loaded',
  );
}
