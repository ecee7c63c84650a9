import { setTimeout as wait } from 'node:timers/promises';
import type { Bus } from './bus.ts';
import { catalogueVersion } from './catalogue-version.table.ts';
import type { Database } from './connect.ts';

export type CatalogueVersion = {
  /** Null while announcements may be missed: then no cached answer may be used. */
  current: () => number | null;
  /** Reads the version from the database, so that a writer sees its own change at once. */
  refresh: () => Promise<void>;
  close: () => Promise<void>;
};

/** How long to wait before listening again, in milliseconds. */
const pause = 500;

/**
 * Follows the catalogue's version, which invalidates cached pages when any instance changes it. Null while the database
 * is unavailable.
 */
export function subscribeToCatalogueVersion(db: Database, bus: Bus): CatalogueVersion {
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
        // Read after LISTEN is established: no change can fall between the two.
        learn(await read());
        isListening = true;
        for await (const version of announcements) learn(Number(version));
      } catch {
        // The database is unavailable: `current` stays null, nothing is cached, and pages report the failure themselves.
      }
      isListening = false;
      await wait(pause, undefined, { signal: end.signal }).catch(() => {});
    }
  };
  const following = follow();

  return {
    current: () => (isListening ? latest : null),
    // The write is committed: losing the database right after it must not turn the answer into an error.
    refresh: async () => learn(await read().catch(() => latest)),
    close: async () => {
      end.abort();
      await following;
    },
  };
}
