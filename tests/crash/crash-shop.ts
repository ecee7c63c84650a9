import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pino } from 'pino';
import { connectDatabase } from '../../server/database/connect.ts';
import { startEmbeddedDatabase } from '../../server/database/embedded.ts';
import { differencesAfterRestore } from '../support/differences-after-restore.ts';
import { expectChanged, expectMoved, expectNothingElse, expectPaid, expectWhole } from './count-orders.ts';
import { type Customers, openCustomers } from './customers.ts';
import { chooseOf, randomOf } from './random.ts';
import { type Kind, kinds, openVictim, type Victim } from './victim.ts';

/** The results; times in milliseconds, from the kill until the shop was ready. */
export type Figures = {
  seed: number;
  kills: Record<Kind, number>;
  orders: number;
  moved: number;
  paid: number;
  changed: number;
  cutOff: number;
  putOff: number;
  sentTwice: number;
  recoveries: number[];
};

type Options = {
  times: number;
  seed: number;
  /** What to kill, in turn; random by default. */
  order?: readonly Kind[];
  /** The longest time of orders before the next kill, in milliseconds. */
  calm?: number;
  say?: (line: string) => void;
};

/**
 * Lets customers order while the shop is killed so many times at moments of chance, a quarter of them while it starts, and started
 * again. After each the orders that were acknowledged are counted. Throws when a promise is broken, and then leaves the data.
 */
export async function crashShop({
  times,
  seed,
  order,
  calm = 2_000,
  say = () => {},
}: Options): Promise<Figures> {
  const folder = await mkdtemp(path.join(tmpdir(), 'mouneh-crash-'));
  const random = randomOf(seed);
  const victim = openVictim(path.join(folder, 'data'));
  const figures = { kills: Object.fromEntries(kinds.map((kind) => [kind, 0])), recoveries: [] as number[] };
  try {
    victim.start();
    await expectReady(victim);
    const customers = await openCustomers(victim.base, 6, random);
    const count = openCount(victim, customers);
    let killedAt = performance.now();
    let mayEnd = false;
    for (let done = 0; done < times; ) {
      const isEarly = random() < 0.25;
      if (isEarly) await wait(random() * 2_000);
      else {
        await expectReady(victim, mayEnd);
        figures.recoveries.push(performance.now() - killedAt);
        await count();
        await wait(random() * calm);
      }
      const kind = victim.kill(order?.[done % order.length] ?? chooseOf(random, kinds));
      if (!kind) continue;
      killedAt = performance.now();
      done += 1;
      figures.kills[kind] = (figures.kills[kind] ?? 0) + 1;
      say(
        `${String(done).padStart(4)}  ${kind}${isEarly ? ', early' : ''}; ${customers.acknowledged.length} orders`,
      );
      // Without its database a start fails and must be retried; an open shop waits for it.
      mayEnd = !victim.isOpen();
      if (kind === 'app' || kind === 'both') {
        await victim.gone();
        victim.start();
      }
    }
    await expectReady(victim, mayEnd);
    await count();
    await customers.finish();
    await count();
    const url = await victim.databaseUrl();
    await expectMoved(url, customers.processed);
    await expectPaid(url, customers.paid);
    await expectChanged(url, customers.changed);
    await expectNothingElse(url, customers);
    const code = await victim.stop();
    if (code !== 0) throw new Error(`The shop ended with ${code} when it was asked to stop.`);
    await victim.expectNoUnhandled();
    await expectRestorable(victim.dataDir, path.join(folder, 'restored'));
    await rm(folder, { recursive: true, force: true });
    const { acknowledged, processed, paid, changed } = customers;
    const [orders, moved] = [acknowledged.length, processed.length];
    const made = { orders, moved, paid: paid.length, changed: changed.length };
    return { seed, ...customers.tally, ...(figures as Pick<Figures, 'kills' | 'recoveries'>), ...made };
  } catch (error) {
    victim.kill('both');
    throw new Error(`Seed ${seed}, data in ${folder}: ${(error as Error).message}`, { cause: error });
  }
}

/** Waits until orders are possible. The shop must get there by itself, unless its database was killed during its start. */
async function expectReady(victim: Victim, mayEnd = false): Promise<void> {
  if (await victim.ready()) return;
  if (!mayEnd) throw new Error(`The shop ended by itself; ${victim.log} says why.`);
  victim.start();
  if (!(await victim.ready())) throw new Error(`The shop did not start; ${victim.log} says why.`);
}

/** After all kills, a backup can be made and restored to the same shop on an empty machine. */
async function expectRestorable(dataDir: string, elsewhere: string): Promise<void> {
  const [source, target] = [await openPlace(dataDir), await openPlace(elsewhere)];
  try {
    const different = await differencesAfterRestore(source, target);
    if (different.length > 0) throw new Error(`A restored shop differs in ${different.join(', ')}.`);
  } finally {
    await Promise.all([source.close(), target.close()]);
  }
}

async function openPlace(dataDir: string) {
  const { url, stop } = await startEmbeddedDatabase({ dataDir, log: pino({ level: 'silent' }) });
  const db = await connectDatabase(url);
  return { db, dataDir, close: () => db.$client.end().then(stop) };
}

/** Counts the orders placed since the last call, once there are more. */
function openCount(victim: Victim, customers: Customers): () => Promise<void> {
  let counted = 0;
  return async () => {
    await customers.more(1);
    const fresh = customers.acknowledged.slice(counted);
    await expectWhole(await victim.databaseUrl(), fresh);
    counted += fresh.length;
  };
}
