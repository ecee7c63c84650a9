import { Hono } from 'hono';
import { isMigrated } from '../database/check-migrations.ts';
import type { Deps } from '../deps.ts';
import { inTime } from '../in-time.ts';
import { canKeepPictures } from '../media/can-keep-pictures.ts';

/** How long database and disk may take to answer, in milliseconds. */
const patience = 2_000;

/** Why the shop cannot serve now, in plain words; nothing when it can. */
export type Hindrances = () => Promise<string[]>;

/** Asks database and disk, and tells the log when what they say has changed. */
export function watchReadiness({ db, config, vitals, log }: Deps): Hindrances {
  const migrated = inTime(patience, () => isMigrated(db));
  const keepPictures = inTime(patience, () => canKeepPictures(config.dataDir));
  let told = '';
  const ask = async (): Promise<string[]> => {
    const [database, disk] = await Promise.all([
      migrated().then(
        (isDone) => (isDone ? [] : ['the tables are older than this version']),
        () => ['the database does not answer'],
      ),
      keepPictures().then(
        () => [],
        () => ['DATA_DIR cannot be written to'],
      ),
    ]);
    return [...(vitals.isStopping ? ['the shop is stopping'] : []), ...database, ...disk];
  };
  return async () => {
    const hindrances = await ask();
    const all = hindrances.join('; ');
    if (all !== told) {
      if (all) log.warn({ hindrances }, 'the shop is not ready');
      else log.info('the shop is ready again');
      told = all;
    }
    return hindrances;
  };
}

/** `/healthz`: this process answers. `/readyz`: it can serve, or why it cannot, a reason a line. */
export function createHealth(hindrances: Hindrances): Hono {
  const headers = { 'Cache-Control': 'no-store' };
  const app = new Hono();
  app.get('/healthz', (c) => c.text('ok', 200, headers));
  app.get('/readyz', async (c) => {
    const found = await hindrances();
    return found.length > 0 ? c.text(found.join('\n'), 503, headers) : c.text('ready', 200, headers);
  });
  return app;
}
