import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { constants } from 'node:os';
import path from 'node:path';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { compileCache, fail, ownPath, root, run, shopArguments } from './run.mjs';

const isDevelopment = process.argv.includes('--dev');
// Vite gives the pages the development build of React Router; the server must use the same one.
const development = ['--conditions=development', 'dev.ts'];

await ensureInstalled();
if (!isDevelopment) await ensureBuilt();

const args = isDevelopment ? development : shopArguments;
/** Exponential backoff of restarts after a crash, in seconds: doubled for each failed start, up to the longest. */
const pauses = { shortest: 1, longest: 60 };
let pause = pauses.shortest;
let shop;
let wasOpen = false;
let isToldToStop = false;

function startShop() {
  shop = spawn('node', args, {
    cwd: root,
    // An IPC channel: the shop notices when this supervisor is gone, even after kill -9.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: {
      ...process.env,
      PATH: ownPath,
      NODE_ENV: isDevelopment ? 'development' : 'production',
      ...compileCache,
    },
  });
  shop.on('error', () =>
    fail("The project's own Node does not run here: delete node_modules and start again."),
  );
  shop.on('message', () => {
    wasOpen = true;
    pause = pauses.shortest;
  });
  shop.on('exit', (code, signal) => {
    // No restart of a process that ended before it was open: it has reported the problem, and would fail again.
    if (isDevelopment || isToldToStop || !wasOpen || code === 0) {
      process.exit(signal ? 128 + constants.signals[signal] : code);
    }
    console.error(`The shop ended by itself (${signal ?? code}) and is started again in ${pause} s.`);
    setTimeout(startShop, pause * 1000);
    pause = Math.min(pause * 2, pauses.longest);
  });
}

function stop(signal) {
  isToldToStop = true;
  // Between an exit and the next start there is nothing to stop.
  if (!shop.kill(signal)) process.exit(0);
}

/** In development, redraws illustrations when their generator changes; pages and seed reload the new files. */
function watchIllustrations() {
  let soon;
  watch(path.join(root, 'illustrations'), { recursive: true }, () => {
    clearTimeout(soon);
    soon = setTimeout(async () => {
      const code = await run('node', ['illustrations/draw-all.ts']);
      console.log(
        code === 0 ? 'The illustrations are drawn again.' : 'The illustrations could not be drawn.',
      );
    }, 100);
  });
}

startShop();
if (isDevelopment) watchIllustrations();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => stop(signal === 'SIGHUP' ? 'SIGTERM' : signal));

// An npm that was killed cannot signal us; being orphaned changes the parent's process id.
const parent = process.ppid;
if (process.env.npm_lifecycle_event) {
  setInterval(() => process.ppid === parent || stop('SIGTERM'), 250).unref();
}
