import { pathInLanguage } from '../../contracts/language.ts';
import type { Visitor } from './browser.ts';

/** Opens a page and waits for its own requests; not for network idle, which never comes while an event stream is open. */
export async function openPage(visitor: Visitor, base: string, path: string): Promise<void> {
  // The only page that never hydrates: it has no scripts.
  if (path === '/offline') await visitor.page.goto(base + pathInLanguage(path, visitor.language));
  else await visitor.visit(path);
  await visitor.page.waitForFunction(
    () => document.querySelector('main [aria-busy="true"]') === null && document.fonts.status === 'loaded',
  );
}
