import { spawnSync } from 'node:child_process';
import { appendFile, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { makeTemporaryFolder } from '../support/temporary-folder.ts';
import { expectNothingElse, expectWhole } from './count-orders.ts';
import { openCustomers } from './customers.ts';
import { randomOf } from './random.ts';
import { openVictim, type Victim } from './victim.ts';

const mebibyte = 1024 * 1024;
/** A new shop needs about two thirds of it. */
const size = 160 * mebibyte;

/** Mounts a small file system on a folder, where the system allows it. */
function makeSmallDisk(folder: string): boolean {
  if (process.getuid?.() !== 0 || process.platform !== 'linux') return false;
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'mouneh', folder]);
  if (status === 0) onTestFinished(() => void spawnSync('umount', ['-l', folder]));
  return status === 0;
}

/** Writes until the disk is full. */
async function fill(file: string): Promise<void> {
  for (const bytes of [mebibyte, 4096, 1]) {
    const block = Buffer.alloc(bytes);
    while (
      await appendFile(file, block).then(
        () => true,
        () => false,
      )
    );
  }
}

/** For systems without such a mount: the database itself reports that its disk is full, in PostgreSQL's own words. */
async function query(victim: Victim, statement: string): Promise<void> {
  const client = new Client(await victim.databaseUrl());
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

const sayFull = `create function say_full() returns trigger language plpgsql as $$ begin
    raise 'could not extend file: No space left on device' using errcode = 'disk_full'; end $$;
  create trigger full_disk before insert on orders execute function say_full()`;

test('orders that a full disk has no room for are put off, not lost, and are taken again once there is room', {
  timeout: 180_000,
}, async () => {
  const folder = await makeTemporaryFolder();
  const isSmall = makeSmallDisk(folder);
  if (!isSmall) console.warn('No small disk can be made here: the database only says that its disk is full.');
  const victim = openVictim(folder);
  onTestFinished(() => void victim.kill('both'));
  const filler = path.join(folder, 'filler');
  const takeRoom = () => (isSmall ? fill(filler) : query(victim, sayFull));
  const makeRoom = () => (isSmall ? rm(filler) : query(victim, 'drop function say_full cascade'));

  victim.start();
  expect(await victim.ready()).toBe(true);
  const customers = await openCustomers(victim.base, 4, randomOf(1));
  await customers.more(10);
  await takeRoom();
  await expect.poll(() => customers.tally.putOff, { timeout: 40_000 }).toBeGreaterThan(0);
  await makeRoom();
  await customers.more(10);
  await customers.finish();
  const url = await victim.databaseUrl();
  await expectWhole(url, customers.acknowledged);
  await expectNothingElse(url, customers);
  expect(await victim.stop()).toBe(0);

  if (!isSmall) return;
  await fill(filler);
  victim.start();
  expect(await victim.gone()).toBe(1);
  expect(await readFile(victim.log, 'utf8')).toContain(`The disk of ${folder} is full: make room`);
  await makeRoom();
  victim.start();
  expect(await victim.ready()).toBe(true);
  expect(await victim.stop()).toBe(0);
});
