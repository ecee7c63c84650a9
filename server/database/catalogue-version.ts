import { setTimeout as wait } from 'node:timers/promises';
import type { Bus } from './bus.ts';
import { catalogueVersion } from './catalogue-version.table.ts';
import type { Database } from './connect.ts';

export type CatalogueVersion = {
  /** Null while a change could be missed: nothing that was made earlier may be shown then. */
  current: () => number | null;
  /** Reads it anew, so that who has just changed something sees it at once. */
  refresh: () => Promise<void>;
  close: () => Promise<void>;
};

/** How long to wait before listening again, in milliseconds. */
const pause = 500;

/** Keeps up with the version of all that public pages are made of, as any instance changes it. */
export function followCatalogueVersion(db: Database, bus: Bus): CatalogueVersion {
  let latest = 0;
  let isListening = false;
  const end = new AbortController();

  const read = async (): Promise<number> => {
    const [row] = await db.select({ version: catalogueVersion.version }).from(catalogueVersion);
    if (!row) throw new Error('The row of the catalogue version is missing.');
    return row.version;
  };
  const learn = (version: number) => {
    latest = Math.max(latest, version);
  };

  const follow = async () => {
    while (!end.signal.aborted) {
      try {
        const announcements = await bus.listen('catalogue', end.signal);
        // Read once nothing can be missed any more.
        learn(await read());
        isListening = true;
        for await (const version of announcements) learn(Number(version));
      } catch {
        // The database is away. Until it is back nothing is kept, and every page that needs it says so itself.
      }
      isListening = false;
      await wait(pause, undefined, { signal: end.signal }).catch(() => {});
    }
  };
  const following = follow();

  return {
    current: () => (isListening ? latest : null),
    // A write that has succeeded has, even if the database is lost right after it.
    refresh: async () => learn(await read().catch(() => latest)),
    close: async () => {
      end.abort();
      await following;
    },
  };
}
