import { execFile, spawn } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { root, systemPath } from '../bin/run.mjs';

const git = (...args) => promisify(execFile)('git', args, { cwd: root });

/** Checks a revision of the shop out into `folder`, installs and builds it; returns a function that removes the folder. */
export async function checkOut(revision, folder) {
  await git('worktree', 'add', '--detach', folder, revision);
  const npm = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
  await run('npm', npm, folder, systemPath);
  const own = path.join(folder, 'node_modules/.bin');
  const build = "import('./bin/build.mjs').then(({ ensureBuilt }) => ensureBuilt())";
  await run(path.join(own, 'node'), ['-e', build], folder, `${own}${path.delimiter}${systemPath}`);
  return () => git('worktree', 'remove', '--force', folder);
}

function run(command, args, cwd, PATH) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, stdio: 'inherit', env: { ...process.env, PATH } });
    child.on('error', reject);
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`${command} ended with ${code}.`)),
    );
  });
}
