// npm run crash: kills the shop again and again while customers order; -- --times 200 --seed 7.
import { ensureBuilt } from '../../bin/build.mjs';
import { ensureOwnNode } from '../../bin/install.mjs';
import { run } from '../../bin/run.mjs';

await ensureOwnNode();
await ensureBuilt();
process.exitCode = await run('node', ['tests/crash/run.ts', ...process.argv.slice(2)]);
