// npm run soak: mixed traffic for a given time, with a check of the shop's guarantees; -- --minutes 60.
import { ensureBuilt } from '../bin/build.mjs';
import { ensureOwnNode } from '../bin/install.mjs';
import { run } from '../bin/run.mjs';

await ensureOwnNode();
await ensureBuilt();
process.exitCode = await run('node', ['bench/run-soak.ts', ...process.argv.slice(2)]);
