import { stat } from 'node:fs/promises';
import path from 'node:path';
import { pino } from 'pino';
import { nameBackup } from '../server/backup/backup-files.ts';
import { describeSize } from '../server/backup/disk-space.ts';
import { writeBackup } from '../server/backup/write-backup.ts';
import { readConfig } from '../server/config.ts';
import { openShopDatabase } from '../server/database/open-shop-database.ts';
import { answer, fromCaller } from './answer.ts';

/** Writes the shop to one file: the given one, or one named by date in the given folder or in BACKUP_DIR. */
await answer('The backup could not be made', async () => {
  const config = readConfig(process.env);
  const now = new Date();
  const named = process.argv[2] === undefined ? config.backupDir : fromCaller(process.argv[2]);
  const isFolder = named === config.backupDir || (await stat(named).catch(() => null))?.isDirectory();
  const { db, close } = await openShopDatabase(config, { log: pino({ level: 'silent' }), mayShare: true });
  try {
    const target = isFolder ? path.join(named, nameBackup(now)) : named;
    const { file, bytes, rows, images } = await writeBackup({ db, dataDir: config.dataDir }, target, now);
    return [
      `Kept ${rows} rows and ${images} images in ${file} (${describeSize(bytes)}).`,
      'Copy the file to another machine or a disk that is kept elsewhere. It holds names and addresses: keep it safe.',
    ].join('\n');
  } finally {
    await close();
  }
});
