import { rm } from 'node:fs/promises';
import path from 'node:path';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { readText, root, run } from './run.mjs';

const report = '.cache/tests.json';
const reporters = ['default', 'json', './bin/report-flaky.mjs'].map((name) => `--reporter=${name}`);

// Without a report, the check that could not be passed is what failed.
process.on('exit', () => console.log(closingLine));
let closingLine = '0 passed, 1 failed';

// For work: types, lint, unit and API tests. The whole is what counts.
const given = process.argv.slice(2);
const isQuick = given[0] === '--quick';

await ensureInstalled();
await check('Types of the routes', 'react-router', 'typegen');
await Promise.all([
  check('Format and lint', 'biome', 'ci', '.'),
  check('Types', 'tsc', '--noEmit'),
  check('Imports', 'depcruise', '--config', 'dependency-cruiser.config.ts', '.'),
  check('Style sheets', 'stylelint', 'web/**/*.css'),
  ...(isQuick ? [] : checkWhole()),
]);
await ensureBuilt();
await rm(path.join(root, report), { force: true });
const chosen = isQuick ? ['--project=unit', '--project=api', ...given.slice(1)] : given;
process.exitCode = await run('vitest', ['run', ...reporters, `--outputFile.json=${report}`, ...chosen]);
const { numPassedTests: passed = 0, numFailedTests = 0 } = JSON.parse((await readText(report)) || '{}');
// A file that could not be loaded fails the run without a failed test.
const failed = numFailedTests || (process.exitCode ? 1 : 0);
closingLine = `${passed} passed, ${failed} failed`;

function checkWhole() {
  return [
    check('Browsers', 'node', 'bin/ensure-browsers.ts'),
    check('Unused code', 'knip'),
    check('Illustrations', 'node', 'illustrations/draw-all.ts', '--check'),
    check('Fonts', 'node', 'bin/make-fonts.mjs', '--check'),
  ];
}

async function check(name, command, ...args) {
  console.log(`\n${name}`);
  const code = await run(command, args);
  if (code === 0) return;
  console.error(`\n${name}: failed. Try it alone with npx ${[command, ...args].join(' ')}`);
  process.exit(1);
}
