import { type Language, pathInLanguage } from '../../contracts/language.ts';
import { savesData } from '../browser/saves-data.ts';
import { answers, assets, fetchInto, isCached, pages } from './caching-strategies.ts';

/** Build manifest (from vite.service-worker.config.ts): files for all readers, and those for one language. */
declare const __SHELL__: { revision: string; all: string[]; en: string[]; ar: string[] };
export const shell = __SHELL__;

/** Precached pages, available offline before they were ever visited. Public pages only: no personal data. */
const alwaysCached = ['/', '/store-selection', '/cart', '/favorites', '/about', '/contact'];

/** Concurrent downloads of the precache: kept low, so that the open page's own requests go first. */
const atOnce = 4;

const keeping = new Set<Language>();

/**
 * Precaches the files that a language needs offline, once per worker lifetime and only missing ones; `renew` refetches
 * pages. Skipped under Save-Data. A network failure leaves the rest to the next navigation.
 */
export async function precacheShell(
  language: Language,
  event: ExtendableEvent,
  renew = false,
): Promise<void> {
  if (savesData() || keeping.has(language)) return;
  keeping.add(language);
  try {
    const files = [...shell.all, ...shell[language]];
    for (let first = 0; first < files.length; first += atOnce) {
      const batch = files.slice(first, first + atOnce);
      await Promise.all(batch.map((file) => fetchInto(assets, file, event)));
    }
    for (const path of alwaysCached) {
      const page = pathInLanguage(path, language);
      if (renew || !(await isCached(page))) await fetchInto(pages, page, event);
    }
    await fetchInto(answers, '/api/checkout-options', event);
  } catch {
    keeping.delete(language);
  }
}
