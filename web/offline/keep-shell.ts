import { type Language, pathInLanguage } from '../../contracts/language.ts';
import { answers, assets, fetchInto, isKept, pages } from './kept.ts';

/** The files of the shop, found by vite.worker.config.ts: for all readers, and those of one language. */
declare const __SHELL__: { revision: string; all: string[]; en: string[]; ar: string[] };
export const shell = __SHELL__;

/** Pages that open without the network even if they were never seen. Nobody's name is in them. */
const alwaysKept = ['/', '/store-selection', '/cart', '/favorites', '/about', '/contact'];

/** How many files are on their way at once: whoever is reading goes first. */
const atOnce = 4;

const keeping = new Set<Language>();

/**
 * Fetches what a reader of this language needs without the network, once in the worker's life and only what is missing;
 * `renew` fetches the pages again. Who saves data keeps only what was seen. A lost network leaves it for the next page.
 */
export async function keepShell(language: Language, event: ExtendableEvent, renew = false): Promise<void> {
  if (savesData() || keeping.has(language)) return;
  keeping.add(language);
  try {
    const files = [...shell.all, ...shell[language]];
    for (let first = 0; first < files.length; first += atOnce) {
      const batch = files.slice(first, first + atOnce);
      await Promise.all(batch.map((file) => fetchInto(assets, file, event)));
    }
    for (const path of alwaysKept) {
      const page = pathInLanguage(path, language);
      if (renew || !(await isKept(page))) await fetchInto(pages, page, event);
    }
    await fetchInto(answers, '/api/settings/delivery_fee', event);
  } catch {
    keeping.delete(language);
  }
}

/** Whether the reader has asked the browser to be sparing; not every browser tells. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
