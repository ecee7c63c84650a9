import { access, constants, stat } from 'node:fs/promises';
import { describeSize, freeSpace, nearestFolder } from '../backup/disk-space.ts';
import type { Config } from '../config.ts';
import { type Finding, failure, ok, warning } from './finding.ts';

/** In bytes: below `little` a database soon stops; below `much` a warning is due. */
const little = 500e6;
const much = 2e9;

/** Checks that the shop's folders are writable, and how much space is free. */
export async function checkDisk({ dataDir, backupDir }: Config): Promise<Finding[]> {
  const findings = [await checkFolder('Data folder', dataDir, 'DATA_DIR')];
  const [data, backups] = await Promise.all([dataDir, backupDir].map(deviceOf));
  if (data !== backups) findings.push(await checkFolder('Backup folder', backupDir, 'BACKUP_DIR'));
  return findings;
}

async function checkFolder(about: string, folder: string, setting: string): Promise<Finding> {
  const place = await nearestFolder(folder);
  const isWritable = await access(place, constants.W_OK | constants.X_OK).then(
    () => true,
    () => false,
  );
  if (!isWritable || !(await stat(place)).isDirectory()) {
    return failure(about, `this user may not write to ${place}: give it the right to, or set ${setting}.`);
  }
  const free = await freeSpace(folder);
  const room = `${describeSize(free)} are free in ${folder}`;
  if (free < little) return failure(about, `only ${room}: make room now, or the shop stops.`);
  return free < much ? warning(about, `${room}: make room soon.`) : ok(about, room);
}

const deviceOf = async (folder: string): Promise<number> => (await stat(await nearestFolder(folder))).dev;
