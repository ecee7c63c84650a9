import { rm } from 'node:fs/promises';
import path from 'node:path';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { readText, root, run } from './run.mjs';

const report = '.cache/tests.json';
const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];

// Without a report, the check that could not be passed is what failed.
process.on('exit', () => console.log(closingLine));
let closingLine = '0 passed, 1 failed';

await ensureInstalled();
await check('Chromium', 'node', 'bin/ensure-chromium.ts');
await check('Types of the routes', 'react-router', 'typegen');
await Promise.all([
  check('Format and lint', 'biome', 'ci', '.'),
  check('Types', 'tsc', '--noEmit'),
  check('Unused code', 'knip'),
  check('Illustrations', 'node', 'illustrations/draw-all.ts', '--check'),
  check('Fonts', 'node', 'bin/make-fonts.mjs', '--check'),
]);
await ensureBuilt();
await rm(path.join(root, report), { force: true });
process.exitCode = await run('vitest', ['run', ...reporters, ...process.argv.slice(2)]);
const { numPassedTests: passed = 0, numFailedTests = 0 } = JSON.parse((await readText(report)) || '{}');
// A file that could not be loaded fails the run without a failed test.
const failed = numFailedTests || (process.exitCode ? 1 : 0);
closingLine = `${passed} passed, ${failed} failed`;

async function check(name, command, ...args) {
  console.log(`\n${name}`);
  const code = await run(command, args);
  if (code === 0) return;
  console.error(`\n${name}: failed. Try it alone with npx ${[command, ...args].join(' ')}`);
  process.exit(1);
}
