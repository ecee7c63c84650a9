import { mkdir, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { getStats } from '../../contracts/stats.ts';
import { nameBackup } from '../../server/backup/backup-files.ts';
import { makeNightlyBackup } from '../../server/backup/make-nightly-backup.ts';
import { openBackup } from '../../server/backup/restore-backup.ts';
import { openJobs } from '../../server/jobs/open-jobs.ts';
import { openShop } from '../support/empty-shop.ts';
import { eventually } from '../support/eventually.ts';
import { makeTemporaryFolder } from '../support/temporary-folder.ts';

const shop = await openShop({ metricsToken: 'of-those-who-watch' });
await shop.addCustomer({ name: 'Secret Salma', email: 'salma@secret.example' });

const hour = 60 * 60 * 1000;
/** Ten past four in Amman, in the first night after the shop was opened. */
const night = new Date(Math.ceil((Date.now() - 1.2 * hour) / (24 * hour)) * 24 * hour + hour + hour / 6);
const after = (hours: number) => new Date(night.getTime() + hours * hour);

async function open(changes: { backupDays?: number } = {}) {
  const backupDir = path.join(await makeTemporaryFolder(), 'backups');
  const deps = { ...shop.deps, config: { ...shop.deps.config, backupDir, ...changes } };
  return {
    backupDir,
    ask: async (now: Date) => (await makeNightlyBackup(deps, now)) !== null,
    files: async () => (await readdir(backupDir)).sort(),
  };
}

/** Takes the log lines about backups. */
const told = () => shop.logged.splice(0).map((line) => JSON.parse(line));

test('a backup is made once a night at four in Amman, and says so without naming anybody', async () => {
  const { ask, files, backupDir } = await open();
  expect(await ask(after(-2))).toBe(false);
  expect(await ask(night)).toBe(true);
  expect(await ask(after(0.3))).toBe(false);
  expect(await ask(after(9))).toBe(false);
  expect(await ask(after(24))).toBe(true);
  const [first = '', ...others] = await files();
  expect(first).toMatch(/^mouneh-nightly-\d{4}-\d{2}-\d{2}-041000\.tar$/);
  expect(others).toHaveLength(1);
  await (await openBackup(path.join(backupDir, first))).close();
  const lines = told();
  expect(lines).toHaveLength(2);
  expect(lines[0]).toMatchObject({ level: 30, file: first, msg: 'the nightly backup was made' });
  expect(JSON.stringify(lines)).not.toContain('ecret');
});

test('a shop whose machine sleeps at night is kept when it wakes, and the first day too', async () => {
  const { ask, files } = await open();
  expect(await ask(after(34))).toBe(true);
  expect(await ask(after(40))).toBe(false);
  expect(await ask(after(60))).toBe(true);
  expect(await files()).toHaveLength(2);
  told();
});

test('nightly backups are cleared away after their days; what somebody made or put there stays', async () => {
  const { ask, files, backupDir } = await open({ backupDays: 3 });
  await mkdir(backupDir);
  const stays = ['mouneh-2020-01-01-040000.tar', 'mouneh-nightly-2020-01-01-040000.tar.copy', 'orders.csv'];
  const half = `mouneh-nightly-2020-01-01-040000.tar.${crypto.randomUUID()}.part`;
  const goes = ['mouneh-nightly-2020-01-01-040000.tar', half];
  for (const name of [...stays, ...goes]) await writeFile(path.join(backupDir, name), '');
  await utimes(path.join(backupDir, half), after(-60), after(-60));
  for (const nights of [0, 1, 2, 3, 4]) expect(await ask(after(24 * nights))).toBe(true);
  const left = await files();
  expect(left).toEqual(expect.arrayContaining(stays));
  for (const name of goes) expect(left).not.toContain(name);
  expect(left.filter((name) => /^mouneh-nightly-\d{4}-\d{2}-\d{2}-041000\.tar$/.test(name))).toHaveLength(4);
  told();
});

test('a clock that is ahead leaves the newest three, and back in time backups go on at once', async () => {
  const { ask, files, backupDir } = await open();
  await mkdir(backupDir);
  const week = [1, 2, 3, 4, 5, 6, 7].map((day) => nameBackup(after(-24 * day), { isNightly: true }));
  for (const name of week) await writeFile(path.join(backupDir, name), '');
  const years = 10 * 365 * 24;
  expect(await ask(after(years))).toBe(true);
  const ahead = nameBackup(after(years), { isNightly: true });
  expect(await files()).toEqual([...week.slice(0, 2), ahead].sort());

  expect(await ask(night)).toBe(true);
  expect(await ask(after(1))).toBe(false);
  for (const day of [1, 2, 3, 4]) expect(await ask(after(24 * day))).toBe(true);
  expect(await files()).toContain(ahead);
  expect(await files()).toHaveLength(8);
  told();
});

test('a shop that was off for long keeps its newest three backups whatever their age', async () => {
  const { ask, files, backupDir } = await open({ backupDays: 1 });
  await mkdir(backupDir);
  const old = [90, 91, 92].map((days) => nameBackup(after(-24 * days), { isNightly: true }));
  for (const name of old) await writeFile(path.join(backupDir, name), '');
  expect(await ask(night)).toBe(true);
  expect(await files()).toEqual([...old.slice(0, 2), nameBackup(night, { isNightly: true })].sort());
  told();
});

test('a name that is no date is no backup', async () => {
  const { ask, backupDir } = await open();
  await mkdir(backupDir);
  await writeFile(path.join(backupDir, 'mouneh-nightly-2026-13-41-996199.tar'), '');
  expect(await ask(night)).toBe(true);
  told();
});

test('what another backup has just begun is left alone', async () => {
  const { ask, files, backupDir } = await open();
  await mkdir(backupDir);
  const begun = `mouneh-2030-01-01-040000.tar.${crypto.randomUUID()}.part`;
  await writeFile(path.join(backupDir, begun), '');
  await utimes(path.join(backupDir, begun), after(-1), after(-1));
  expect(await ask(night)).toBe(true);
  expect(await files()).toContain(begun);
  told();
});

test('BACKUP_DAYS=0 makes none', async () => {
  const { ask } = await open({ backupDays: 0 });
  expect(await ask(night)).toBe(false);
});

test('a folder that cannot be written to is told in the log, and the shop goes on', async () => {
  const { ask, backupDir } = await open();
  await writeFile(backupDir, 'a file in the place of the folder');
  expect(await ask(night)).toBe(false);
  expect(told()).toMatchObject([{ level: 50, reason: `${backupDir} is not a folder: choose another one.` }]);
});

test('a backup that failed is told to watchers and in the shop admin until one is made, and shoppers are still served', async () => {
  const { app, deps, call } = shop;
  const { ask, backupDir } = await open();
  const token = await shop.admin();
  const readiness = async () => {
    const answer = await app.request('/readyz');
    return `${answer.status} ${await answer.text()}`;
  };
  const headers = { Authorization: `Bearer ${deps.config.metricsToken}` };
  const metrics = async () => (await app.request('/metrics', { headers })).text();
  const sinceInAdmin = async () => (await call(getStats, {}, { token })).backups_failing_since;

  await writeFile(backupDir, 'a file in the place of the folder');
  expect(await ask(night)).toBe(false);
  expect(await ask(after(24))).toBe(false);
  expect(await readiness()).toBe(
    `200 ready\nwarning: backups have failed since ${night.toISOString()}; the log says why`,
  );
  expect(await metrics()).toContain('mouneh_backup_failing 1\n');
  expect(await sinceInAdmin()).toBe(night.toISOString());

  await rm(backupDir);
  expect(await ask(after(48))).toBe(true);
  expect(await readiness()).toBe('200 ready');
  expect(await metrics()).toContain('mouneh_backup_failing 0\n');
  expect(await sinceInAdmin()).toBe(null);
  told();
});

test('what is to be done each hour is done by one instance, however many there are', async () => {
  const done: number[] = [];
  const openInstance = async (instance: number) => {
    const jobs = await openJobs(shop.db, () => {});
    onTestFinished(() => jobs.stop(0));
    await jobs.workHourly(async () => done.push(instance));
  };
  await openInstance(1);
  const { rows } = await shop.db.execute(`select cron, timezone from pgboss.schedule where name = 'hourly'`);
  expect(rows).toEqual([{ cron: '0 * * * *', timezone: 'Asia/Amman' }]);
  // Simulates the hourly cron.
  await shop.db.execute(`insert into pgboss.job (name) values ('hourly')`);
  await Promise.all([openInstance(2), openInstance(3)]);
  await eventually(() => expect(done).toHaveLength(1));
  const { rows: left } = await shop.db.execute(
    `select from pgboss.job where name = 'hourly' and state < 'active'`,
  );
  expect(left).toHaveLength(0);
});
