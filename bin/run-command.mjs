// Plain JavaScript without dependencies: a backup may have to be restored on a machine where nothing is installed yet.
import { ensureInstalled } from './install.mjs';
import { run } from './run.mjs';

const [name, ...args] = process.argv.slice(2);

await ensureInstalled();
process.exitCode = await run('node', [`bin/${name}.ts`, ...args]);
