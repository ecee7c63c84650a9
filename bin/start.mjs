import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import path from 'node:path';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { fail, ownPath, root, shopArguments } from './run.mjs';

const isDevelopment = process.argv.includes('--dev');
// Vite hands the pages the development copy of React Router; the server must hold the same one.
const development = [
  '--conditions=development',
  '--watch',
  '--watch-preserve-output',
  '--watch-path=server',
  '--watch-path=contracts',
];

await ensureInstalled();
if (!isDevelopment) await ensureBuilt();

const args = isDevelopment ? [...development, ...shopArguments, '--dev'] : shopArguments;
const shop = spawn('node', args, {
  cwd: root,
  // The shop notices by the channel when we are gone, even if we were killed.
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  env: {
    ...process.env,
    PATH: ownPath,
    NODE_ENV: isDevelopment ? 'development' : 'production',
    // Code that has been compiled once is not compiled again: half a second of every later start.
    NODE_COMPILE_CACHE: path.join(root, 'node_modules/.cache/node'),
  },
});
shop.on('error', () =>
  fail("The project's own Node does not run here: delete node_modules and start again."),
);
shop.on('exit', (code, signal) => process.exit(signal ? 128 + constants.signals[signal] : code));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => shop.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal));

// An npm that was killed cannot tell us, but leaves us with another parent.
const parent = process.ppid;
if (process.env.npm_lifecycle_event) {
  setInterval(() => process.ppid === parent || shop.kill('SIGTERM'), 250).unref();
}
