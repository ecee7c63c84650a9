import { rmSync } from 'node:fs';
import { mkdir, rm, statfs } from 'node:fs/promises';
import { freemem, tmpdir } from 'node:os';
import path from 'node:path';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { compileCache, readText, root, run } from './run.mjs';

const reports = ['.cache/tests.json', '.cache/tests-again.json'];
/** Written by the reporter of errors that belong to no test. */
const strayErrors = '.cache/stray-errors.json';

// Without a report, a failed check is the cause.
process.on('exit', () => console.log(closingLine));
let closingLine = '0 passed, 1 failed';

// `--quick`, for use while developing: types, lint, unit and API tests, without those of large volume. Only the full run counts.
const given = process.argv.slice(2);
const isQuick = given[0] === '--quick';

await ensureInstalled();
endOnFailure([await check('Types of the routes', 'react-router', 'typegen')]);
const checks = Promise.all([
  check('Format and lint', 'biome', 'ci', '.'),
  check(
    'Types',
    'tsc',
    '--noEmit',
    '--incremental',
    '--tsBuildInfoFile',
    'node_modules/.cache/types.tsbuildinfo',
  ),
  check('Imports', 'depcruise', '--config', 'dependency-cruiser.config.ts', '.'),
  check('Style sheets', 'stylelint', 'web/**/*.css'),
  ...(isQuick ? [] : checkWhole()),
]);
await ensureBuilt();
// The full run ends here when a check fails; in a quick run, checks run beside the tests.
if (!isQuick) endOnFailure(await checks);
const chosen = isQuick ? ['--project=unit', '--project=api', ...given.slice(1)] : given;
const temporary = await makeTemporaryFolder();
const first = await runTests(reports[0], chosen);
endOnFailure(await checks);
const again = filesToRunAgain(first);
if (again.length > 0) console.log(`\nOnce more, with nothing else at work: ${again.join(', ')}`);
const attempts = [first, ...(again.length > 0 ? [await runTests(reports[1], again)] : [])];
// Per-test retry: a test passes if one of its two attempts does.
const passed = new Set(attempts.flatMap((attempt) => attempt.passed));
const ever = [...new Set(attempts.flatMap((attempt) => attempt.failed))];
const failed = ever.filter((name) => !passed.has(name));
const flaky = ever.filter((name) => passed.has(name));
if (flaky.length > 0) console.log(`\nFlaky, each a race to be mended:\n  ${flaky.join('\n  ')}`);
const count =
  failed.length ||
  Number(attempts.at(-1).hasFailureOutsideTests || attempts.some(({ hasStrayErrors }) => hasStrayErrors));
closingLine = `${passed.size} passed, ${count} failed`;
process.exitCode = Math.min(count, 1);

async function runTests(report, args) {
  await Promise.all([report, strayErrors].map((file) => rm(path.join(root, file), { force: true })));
  const reporters = ['default', 'json', './bin/stray-errors-reporter.mjs'];
  const options = [...reporters.map((name) => `--reporter=${name}`), `--outputFile.json=${report}`];
  const code = await run('vitest', ['run', ...options, ...args], {
    env: { ...compileCache, TMPDIR: temporary },
  });
  const { testResults = [] } = JSON.parse((await readText(report)) || '{}');
  const files = testResults.map(({ name, status, assertionResults }) => {
    const file = path.relative(root, name).split(path.sep).join('/');
    const tests = assertionResults.map(({ fullName, status: result }, index) => {
      // Tests with equal names are distinguished by their order.
      const before = assertionResults.slice(0, index).filter((test) => test.fullName === fullName).length;
      return { name: `${file} > ${fullName}${before > 0 ? ` (${before + 1})` : ''}`, result };
    });
    const namesOf = (isWanted) => tests.filter(({ result }) => isWanted(result)).map((test) => test.name);
    const isFailed = status === 'failed';
    // Tests that did not run because of a failed setup count as failed.
    const failed = isFailed ? namesOf((result) => result !== 'passed') : [];
    return { file, isFailed, passed: namesOf((result) => result === 'passed'), failed };
  });
  const failedFiles = files.filter(({ isFailed }) => isFailed);
  return {
    code,
    passed: files.flatMap(({ passed }) => passed),
    failed: files.flatMap(({ failed }) => failed),
    files: failedFiles.map(({ file }) => file),
    /** An unhandled rejection belongs to no test and no file, so no second attempt can clear it. */
    hasStrayErrors: (await readText(strayErrors)) !== '',
    /** Whether something other than a test failed: a file that could not be loaded. */
    hasFailureOutsideTests:
      code !== 0 && (failedFiles.length === 0 || failedFiles.some(({ failed }) => failed.length === 0)),
  };
}

/**
 * Databases and files of tests are in memory (tmpfs) if there is room for up to two gigabytes: a database is a thousand
 * files, and creating these on a disk takes half of a test file's time.
 */
async function makeTemporaryFolder() {
  const memory = '/dev/shm';
  const free = await statfs(memory).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => 0,
  );
  if (Math.min(free, freemem()) < 8 * 1024 ** 3) return tmpdir();
  const folder = path.join(memory, `mouneh-tests-${process.pid}`);
  await mkdir(folder);
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));
  return folder;
}

/**
 * Browsers and processes of a shop share two processors with their tests, which brings out races: up to four such files
 * have a second attempt, from an empty database, as the tests of a file share a shop. All others must pass at once: the fuzz
 * draws other input the next time.
 */
function filesToRunAgain({ files }) {
  const mayRunAgain = files.length <= 4 && files.every((file) => /^tests\/(e2e|boot|crash)\//.test(file));
  return mayRunAgain ? files : [];
}

function checkWhole() {
  return [
    check('Browsers', 'node', 'bin/ensure-browsers.ts'),
    check('Unused code', 'knip'),
    check('Illustrations', 'node', 'illustrations/draw-all.ts', '--check'),
    check('Fonts', 'node', 'bin/make-fonts.mjs', '--check'),
  ];
}

/** Runs a check to its end; returns a sentence about its failure, if it failed. */
async function check(name, command, ...args) {
  console.log(`\n${name}`);
  const code = await run(command, args);
  if (code) return `${name}: failed. Try it alone with npx ${[command, ...args].join(' ')}`;
}

/** Checks run in parallel: failures are reported after all have ended, below their output. */
function endOnFailure(sentences) {
  const failures = sentences.filter(Boolean);
  if (failures.length === 0) return;
  console.error(`\n${failures.join('\n')}`);
  process.exit(1);
}
