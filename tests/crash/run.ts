import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { crashShop } from './crash-shop.ts';

const { values } = parseArgs({
  options: { times: { type: 'string', default: '50' }, seed: { type: 'string' } },
});
const times = Number(values.times);
const seed = Number(values.seed ?? randomInt(1_000_000));
console.log(`Killing the shop ${times} times; seed ${seed}.`);
try {
  const { kills, recoveries, ...counts } = await crashShop({ times, seed, say: console.log });
  const sorted = recoveries.toSorted((a, b) => a - b).map(Math.round);
  console.table(kills);
  console.table(counts);
  console.log(
    `Ready again after ${sorted[Math.floor(sorted.length / 2)]} ms (median), ${sorted.at(-1)} ms (longest).`,
  );
  console.log(
    'Every acknowledged order, payment and change is there exactly once, complete and with its jobs.',
  );
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
