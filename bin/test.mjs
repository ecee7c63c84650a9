import { rmSync } from 'node:fs';
import { mkdir, rm, statfs } from 'node:fs/promises';
import { freemem, tmpdir } from 'node:os';
import path from 'node:path';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { compileCache, readText, root, run } from './run.mjs';

const reports = ['.cache/tests.json', '.cache/tests-again.json'];
/** Written by the reporter of errors that are of no test. */
const strayErrors = '.cache/stray-errors.json';

// Without a report, the check that could not be passed is what failed.
process.on('exit', () => console.log(closingLine));
let closingLine = '0 passed, 1 failed';

// For work: types, lint, unit and API tests, but for those of volume. The whole is what counts.
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
// The whole ends here at once when a check fails; in short, checks run beside the tests.
if (!isQuick) endOnFailure(await checks);
const chosen = isQuick ? ['--project=unit', '--project=api', ...given.slice(1)] : given;
const temporary = await makeTemporaryFolder();
const first = await runTests(reports[0], chosen);
endOnFailure(await checks);
const again = filesToRunAgain(first);
if (again.length > 0) console.log(`\nOnce more, with nothing else at work: ${again.join(', ')}`);
const attempts = [first, ...(again.length > 0 ? [await runTests(reports[1], again)] : [])];
// Per-test retry: a test passes by one of both attempts.
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
      // Tests of one name are told apart by their order.
      const before = assertionResults.slice(0, index).filter((test) => test.fullName === fullName).length;
      return { name: `${file} > ${fullName}${before > 0 ? ` (${before + 1})` : ''}`, result };
    });
    const namesOf = (isWanted) => tests.filter(({ result }) => isWanted(result)).map((test) => test.name);
    const isFailed = status === 'failed';
    // Tests that a failed preparation kept from running did not pass.
    const failed = isFailed ? namesOf((result) => result !== 'passed') : [];
    return { file, isFailed, passed: namesOf((result) => result === 'passed'), failed };
  });
  const failedFiles = files.filter(({ isFailed }) => isFailed);
  return {
    code,
    passed: files.flatMap(({ passed }) => passed),
    failed: files.flatMap(({ failed }) => failed),
    files: failedFiles.map(({ file }) => file),
    /** A rejection that nothing awaited is of no test and no file, and no second attempt answers for it. */
    hasStrayErrors: (await readText(strayErrors)) !== '',
    /** Whether something failed that is no test: a file that could not be loaded. */
    hasFailureOutsideTests:
      code !== 0 && (failedFiles.length === 0 || failedFiles.some(({ failed }) => failed.length === 0)),
  };
}

/**
 * Databases and files of tests lie in memory (tmpfs) where there is room, of which they take up to two gigabytes: a database is a
 * thousand files, and a file system on a disk takes half a test file's time to make them.
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

/** Runs a check to its end; answers a sentence on its failure, if it failed. */
async function check(name, command, ...args) {
  console.log(`\n${name}`);
  const code = await run(command, args);
  if (code) return `${name}: failed. Try it alone with npx ${[command, ...args].join(' ')}`;
}

/** Checks run side by side: what failed is told after all have ended, below what they print. */
function endOnFailure(sentences) {
  const failures = sentences.filter(Boolean);
  if (failures.length === 0) return;
  console.error(`\n${failures.join('\n')}`);
  process.exit(1);
}
