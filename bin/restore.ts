import { pino } from 'pino';
import { openBackup, restoreBackup } from '../server/backup/restore-backup.ts';
import { BootError } from '../server/boot-error.ts';
import { readConfig } from '../server/config.ts';
import { nameOf } from '../server/database/connect.ts';
import { openShopDatabase } from '../server/database/open-shop-database.ts';
import { answer, fromCaller } from './answer.ts';

/** Restores the shop to its state in the given backup. */
await answer('The shop could not be restored', async () => {
  const config = readConfig(process.env);
  const [named, ...others] = process.argv.slice(2).filter((one) => one !== '--overwrite');
  if (!named || others.length > 0) {
    throw new BootError('Say which backup to put back: npm run restore FILE');
  }
  // npm consumes options that are not after `--`, and sets this variable instead.
  const overwrite = process.argv.includes('--overwrite') || process.env.npm_config_overwrite === 'true';
  // Opened and verified before anything is created or started.
  const backup = await openBackup(fromCaller(named));
  try {
    const { db, close } = await openShopDatabase(config, { log: pino({ level: 'silent' }), mayShare: false });
    try {
      await restoreBackup(backup, { db, dataDir: config.dataDir }, { overwrite });
    } finally {
      await close();
    }
  } finally {
    await backup.close();
  }
  const { made, tables, images } = backup.manifest;
  const rows = tables.reduce((total, table) => total + table.rows, 0);
  const place = config.databaseUrl ? `the database at ${nameOf(config.databaseUrl)}` : config.dataDir;
  const time = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Asia/Amman',
    dateStyle: 'long',
    timeStyle: 'short',
  });
  return [
    `Restored ${rows} rows into ${place} and ${images} images into ${config.dataDir}, as they were on ${time.format(new Date(made))} in Amman.`,
    'Everyone logs in again. Start the shop with npm start.',
  ].join('\n');
});
