import { readdir, rm, stat, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test } from 'vitest';
import { nameBackup } from '../../server/backup/backup-files.ts';
import { writeBackup } from '../../server/backup/write-backup.ts';
import { makeTablesAnew, readMigrations } from '../../server/database/migrate-up-to.ts';
import { diagnoseShop } from '../../server/doctor/diagnose-shop.ts';
import { flipByte } from '../support/flip-byte.ts';
import { makeTemporaryFolder } from '../support/temporary-folder.ts';
import { createTestDatabase } from '../support/test-database.ts';

const { db, url } = await createTestDatabase();
const hour = 60 * 60 * 1000;

/** A mail server that greets, and accepts or refuses the login. */
async function openMailServer(answerToLogin = '235 welcome'): Promise<string> {
  const server = createServer(async (socket) => {
    socket.on('error', () => {});
    socket.write('220 ready\r\n');
    for await (const line of createInterface({ input: socket })) {
      if (/^EHLO/.test(line)) socket.write('250-mail\r\n250 AUTH PLAIN\r\n');
      else socket.write(`${/^AUTH/.test(line) ? answerToLogin : '250 well'}\r\n`);
    }
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  onTestFinished(() => void server.close());
  return `smtp://salma:mail-secret@127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function goodSettings() {
  const dataDir = await makeTemporaryFolder();
  return {
    DATA_DIR: dataDir,
    DATABASE_URL: url,
    PUBLIC_URL: 'https://shop.example',
    TRUST_PROXY: 'on',
    ADMIN_EMAIL: 'owner@shop.example',
    SMTP_URL: await openMailServer(),
  };
}

const backUp = (dataDir: string, made: Date) =>
  writeBackup({ db, dataDir }, path.join(dataDir, 'backups', nameBackup(made, { isNightly: true })), made);

/** A finding about one subject, with its severity. */
async function saysOf(about: string, env: Record<string, string>, options = {}) {
  const findings = await diagnoseShop(env, options);
  expect(JSON.stringify(findings)).not.toContain('secret');
  return findings.filter((finding) => finding.about === about).map(({ state, says }) => `${state}: ${says}`);
}

test('a shop that is well is told so in every point', async () => {
  const env = await goodSettings();
  await backUp(env.DATA_DIR, new Date());
  const findings = await diagnoseShop(env);
  expect(findings.filter(({ state }) => state !== 'ok')).toEqual([]);
  expect(findings.map(({ about }) => about)).toEqual([
    'Node',
    'Settings',
    'Data folder',
    'Database',
    'Tables',
    'Arabic',
    'Mail',
    'Backups',
  ]);
  expect(await readdir(env.DATA_DIR)).toEqual(['backups']);
});

test('a setting that cannot be meant is named', async () => {
  expect(await saysOf('Settings', { PORT: 'abc', SMTP_URL: 'smtp://salma:secret@mail' })).toEqual([
    'failure: PORT must be a number from 1 to 65535, or 0 for any that is free.',
  ]);
});

test('settings that are unwise in public are named', async () => {
  const { DATABASE_URL, DATA_DIR } = await goodSettings();
  const base = { DATABASE_URL, DATA_DIR };
  expect(await saysOf('Settings', { ...base, HOST: '0.0.0.0' })).toEqual([
    'failure: links in mails lead to http://localhost:3000: set PUBLIC_URL to the address that people know.',
  ]);
  const [open] = await saysOf('Settings', { ...base, PUBLIC_URL: 'http://shop.example' });
  expect(open).toMatch(/^failure: .*HTTPS/);
  const [limits] = await saysOf('Settings', { ...base, RATE_LIMITS: 'off' });
  expect(limits).toMatch(/^failure: RATE_LIMITS is off/);
});

test('another Node than the shop’s own is named', async () => {
  const env = await goodSettings();
  const [other] = await saysOf('Node', env, { node: '22.1.0' });
  expect(other).toMatch(/^failure: this is Node 22\.1\.0, and the shop is made for 24\..*npm start/);
});

test('a data folder that is none is named, and one that is not there yet is not made', async () => {
  const env = await goodSettings();
  const file = path.join(env.DATA_DIR, 'file');
  await writeFile(file, '');
  const [bad] = await saysOf('Data folder', { ...env, DATA_DIR: file });
  expect(bad).toMatch(/^failure: this user may not write to .*DATA_DIR/);
  const none = path.join(env.DATA_DIR, 'none');
  const [says] = await saysOf('Database', { DATA_DIR: none });
  expect(says).toBe(`warning: there is no shop in ${none} yet: npm start makes one.`);
  await expect(stat(none)).rejects.toThrow('ENOENT');
});

test('a database that does not answer, refuses, or is not ours, is named without its password', async () => {
  const env = await goodSettings();
  const change = (parts: Partial<URL>) => ({ ...env, DATABASE_URL: Object.assign(new URL(url), parts).href });
  const [silent] = await saysOf('Database', change({ port: '1', password: 'secret' }));
  expect(silent).toMatch(/^failure: The database at 127\.0\.0\.1:1 did not answer/);
  const [refused] = await saysOf('Database', change({ password: 'secret' }));
  expect(refused).toMatch(/^failure: .* refused the user or the password in DATABASE_URL\.$/);
});

test('tables of another version are told apart: none, older, newer', async () => {
  const env = await goodSettings();
  const { db: bare, url: address } = await createTestDatabase('bare');
  const says = () => saysOf('Tables', { ...env, DATABASE_URL: address });
  expect((await says())[0]).toMatch(/^warning: the database is empty/);
  await bare.transaction((tx) => makeTablesAnew(tx, readMigrations().slice(0, 3)));
  expect((await says())[0]).toMatch(/^warning: they are of an older version/);
  await bare.execute(
    `insert into drizzle.__drizzle_migrations (hash, created_at) values ('of tomorrow', 9e15)`,
  );
  expect((await says())[0]).toMatch(/^failure: they were made by a newer version/);
});

test('a mail server is asked whether it lets the shop in', async () => {
  const env = await goodSettings();
  const [good] = await saysOf('Mail', env);
  expect(good).toMatch(/^ok: 127\.0\.0\.1:\d+ takes mails from Mouneh <no-reply@shop\.example>$/);
  const refusing = await openMailServer('535 salma with mail-secret is not welcome');
  const [refused] = await saysOf('Mail', { ...env, SMTP_URL: refusing });
  expect(refused).toMatch(
    /^failure: 127\.0\.0\.1:\d+ refused the user or the password in SMTP_URL: correct them\.$/,
  );
  const [silent] = await saysOf('Mail', { ...env, SMTP_URL: 'smtp://salma:secret@127.0.0.1:1' });
  expect(silent).toMatch(/^failure: 127\.0\.0\.1:1 did not answer as a mail server does/);
  const { SMTP_URL: _, ...without } = env;
  const [files] = await saysOf('Mail', without);
  expect(files).toMatch(/^warning: customers get no mails/);
});

test('the age of the newest backup, and whether it is whole, is told', async () => {
  const env = await goodSettings();
  const now = new Date();
  await db.execute(
    `insert into users (email, name, password_hash) values ('owner@shop.example', 'Owner', 'x')`,
  );
  const later = (hours: number) => ({ now: new Date(now.getTime() + hours * hour) });
  expect((await saysOf('Backups', env))[0]).toMatch(/^warning: there is none in .* yet/);
  expect((await saysOf('Backups', env, later(60)))[0]).toMatch(/^failure: there is none in .*npm run backup/);
  expect((await saysOf('Backups', { ...env, BACKUP_DAYS: '0' }))[0]).toMatch(/^warning: .*BACKUP_DAYS is 0/);

  const { file } = await backUp(env.DATA_DIR, now);
  expect((await saysOf('Backups', env, later(5)))[0]).toMatch(
    /^ok: mouneh-nightly-.* is 5 hours old and whole$/,
  );
  expect((await saysOf('Backups', env, later(72)))[0]).toMatch(
    /^failure: .* is 3 days old: .*npm run backup\.$/,
  );
  const future = path.join(path.dirname(file), nameBackup(later(900).now, { isNightly: true }));
  await writeFile(future, '');
  const [newest, ahead] = await saysOf('Backups', env, later(5));
  expect(newest).toMatch(/^ok: mouneh-nightly-.* is 5 hours old and whole$/);
  expect(ahead).toMatch(/^warning: .* is dated in the future and counts as none/);
  expect((await saysOf('Backups', env, later(-5)))[0]).toMatch(/^warning: there is none in .* yet/);
  await rm(future);
  await flipByte(file, 5000, file);
  expect((await saysOf('Backups', env, later(5)))[0]).toMatch(/^failure: .* is damaged or not whole/);
});
