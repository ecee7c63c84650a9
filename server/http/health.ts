import { Hono } from 'hono';
import { findBackupFailure } from '../backup/backup-failure.ts';
import { isMigrated } from '../database/check-migrations.ts';
import type { Deps } from '../deps.ts';
import { inTime } from '../in-time.ts';
import { canKeepImages } from '../media/can-keep-images.ts';

/** Timeout of the database and disk checks, in milliseconds. */
const timeoutMs = 2_000;

/** Readiness checks: why the shop cannot serve now, in plain words; empty when it can. */
export type CheckReadiness = () => Promise<string[]>;

/** Checks database and disk, single flight with a timeout, and logs when the result changes. */
export function watchReadiness({ db, config, vitals, log }: Deps): CheckReadiness {
  const migrated = inTime(timeoutMs, () => isMigrated(db));
  const keepImages = inTime(timeoutMs, () => canKeepImages(config.dataDir));
  let told = '';
  const ask = async (): Promise<string[]> => {
    const [database, disk] = await Promise.all([
      migrated().then(
        (isDone) => (isDone ? [] : ['the tables are older than this version']),
        () => ['the database does not answer'],
      ),
      keepImages().then(
        () => [],
        () => ['DATA_DIR cannot be written to'],
      ),
    ]);
    return [...(vitals.isStopping ? ['the shop is stopping'] : []), ...database, ...disk];
  };
  return async () => {
    const reasons = await ask();
    const all = reasons.join('; ');
    if (all !== told) {
      if (all) log.warn({ reasons }, 'the shop is not ready');
      else log.info('the shop is ready again');
      told = all;
    }
    return reasons;
  };
}

/** Warnings don't affect readiness: failing backups. Empty while the database does not answer, which readiness reports. */
export function watchWarnings({ db }: Deps): () => Promise<string[]> {
  const find = inTime(timeoutMs, () => findBackupFailure(db));
  return async () => {
    const since = await find().catch(() => null);
    return since ? [`backups have failed since ${since.toISOString()}; the log says why`] : [];
  };
}

/**
 * `/healthz` is liveness: this process answers. `/readyz` is readiness: 503 with one reason per line when it cannot
 * serve; warnings come with a 200, so that traffic still arrives.
 */
export function createHealth(checkReadiness: CheckReadiness, warnings: () => Promise<string[]>): Hono {
  const headers = { 'Cache-Control': 'no-store' };
  const app = new Hono();
  app.get('/healthz', (c) => c.text('ok', 200, headers));
  app.get('/readyz', async (c) => {
    const found = await checkReadiness();
    if (found.length > 0) return c.text(found.join('\n'), 503, headers);
    const warned = (await warnings()).map((warning) => `warning: ${warning}`);
    return c.text(['ready', ...warned].join('\n'), 200, headers);
  });
  return app;
}
