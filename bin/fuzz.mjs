import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { fail, run } from './run.mjs';

/** Fuzz tests of the API, the pages and raw HTTP: `npm run fuzz -- --cases 200000 --seed 7`. */
const { values } = parseArgs({ options: { cases: { type: 'string' }, seed: { type: 'string' } } });
const { cases = '100000', seed = String(randomInt(2 ** 31)) } = values;
if (!/^[1-9]\d{0,8}$/.test(cases) || !/^\d{1,10}$/.test(seed)) fail('--cases and --seed are whole numbers.');

await ensureInstalled();
await ensureBuilt();
console.log(`\n${cases} cases, seed ${seed}`);
process.exitCode = await run('vitest', ['run', '--project', 'fuzz'], {
  env: { FUZZ_CASES: cases, FUZZ_SEED: seed },
});
