import { spawn } from 'node:child_process';
import { cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { makeTemporaryFolder } from '../support/temporary-folder.ts';

const bin = fileURLToPath(new URL('../../bin', import.meta.url));

/** A stub for npm and for the tools it would install: each records that it was called. */
const npm = `#!/bin/sh
echo "npm $1" >> calls
mkdir -p node_modules/.bin
ln -sf "${process.execPath}" node_modules/.bin/node
printf '#!/bin/sh\\necho build >> calls\\nmkdir -p build/client/assets\\ncp routes.js build/client/assets/manifest-0.js\\n' > node_modules/.bin/react-router
printf '#!/bin/sh\\necho worker >> calls\\n' > node_modules/.bin/vite
chmod +x node_modules/.bin/react-router node_modules/.bin/vite
cp package-lock.json node_modules/.package-lock.json
`;

/** The manifest of the routes as React Router's build writes it. */
const manifestOf = (routes: Record<string, string[]>) =>
  `window.__reactRouterManifest=${JSON.stringify({
    routes: Object.fromEntries(Object.entries(routes).map(([id, imports]) => [id, { id, imports }])),
  })};`;

async function makeProject() {
  const folder = await makeTemporaryFolder();
  await cp(bin, path.join(folder, 'bin'), { recursive: true });
  await mkdir(path.join(folder, 'web'));
  await mkdir(path.join(folder, 'tools'));
  await symlink(process.execPath, path.join(folder, 'tools/node'));
  const write = (file: string, content: string) =>
    writeFile(path.join(folder, file), content, { mode: 0o755 });
  await write('tools/npm', npm);
  await write('main.ts', 'console.log("open");');
  await write('web/root.tsx', '1');
  await write(
    'routes.js',
    manifestOf({ home: ['/b.js', '/c.js'], list: ['/a.js', '/c.js'], cart: ['/a.js', '/c.js', '/b.js'] }),
  );
  await write('package-lock.json', '{ "packages": {} }');
  const start = async (searchPath = `${folder}/tools:/usr/bin:/bin`) => {
    const child = spawn(process.execPath, ['bin/start.mjs'], {
      cwd: folder,
      env: { PATH: searchPath },
    });
    const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
    const calls = await readFile(path.join(folder, 'calls'), 'utf8').catch(() => '');
    await rm(path.join(folder, 'calls'), { force: true });
    return { output, errors, calls };
  };
  return { folder, write, start };
}

test('a fresh clone is installed and built, a second start does neither', async () => {
  const { start } = await makeProject();
  expect((await start()).calls).toBe('npm ci\nbuild\nworker\n');
  const second = await start();
  expect(second.calls).toBe('');
  expect(second.output).toBe('open\n');
});

test('the files of each route are named in one order, those of most routes first', async () => {
  const { folder, start } = await makeProject();
  await start();
  const built = await readFile(path.join(folder, 'build/client/assets/manifest-0.js'), 'utf8');
  expect(built).toBe(
    manifestOf({ home: ['/c.js', '/b.js'], list: ['/c.js', '/a.js'], cart: ['/c.js', '/a.js', '/b.js'] }),
  );
});

test('changed pages are built again, changed libraries installed again', async () => {
  const { start, write } = await makeProject();
  await start();
  await write('web/root.tsx', '2');
  expect((await start()).calls).toBe('build\nworker\n');
  await write('package-lock.json', '{ "packages": { "node_modules/pg": { "version": "1.0.0" } } }');
  expect((await start()).calls).toBe('npm ci\nbuild\nworker\n');
});

test('of the library with hundreds of exports those are left that the shop and its tools import', async () => {
  const { start, folder, write } = await makeProject();
  const manifest = (...entries: string[]) =>
    JSON.stringify({ exports: Object.fromEntries(entries.map((entry) => [entry, `${entry}.js`])) });
  const kept = ['.', './pg-core', './node-postgres/migrator', './aws-data-api/pg'];
  await write('package-lock.json', '{ "packages": {} }');
  await write('manifest.json', manifest(...kept, './pg-core/columns/bigint', './sql/functions'));
  await write(
    'tools/npm',
    `${npm}mkdir -p node_modules/drizzle-orm\ncp manifest.json node_modules/drizzle-orm/package.json\n`,
  );
  expect((await start()).errors).toBe('');
  const installed = path.join(folder, 'node_modules/drizzle-orm/package.json');
  expect(JSON.parse(await readFile(installed, 'utf8'))).toEqual(JSON.parse(manifest(...kept)));
});

test('a folder removed by hand is made again', async () => {
  const { start, folder } = await makeProject();
  await start();
  await rm(path.join(folder, 'node_modules'), { recursive: true });
  expect((await start()).calls).toBe('npm ci\n');
  await rm(path.join(folder, 'build'), { recursive: true });
  expect((await start()).calls).toBe('build\nworker\n');
});

test('libraries that npm has installed already are not installed again', async () => {
  const { start, folder } = await makeProject();
  await start();
  await rm(path.join(folder, 'node_modules/.mouneh-lock'));
  expect((await start()).calls).toBe('');
});

test('an installation that fails ends with one sentence', async () => {
  const { start, write } = await makeProject();
  await write('tools/npm', '#!/bin/sh\nexit 1\n');
  expect((await start()).errors).toBe(
    'The libraries could not be installed: check the network and what npm says above.\n',
  );
});

test('where npm leaves out the Node package, a system Node that is new enough serves', async () => {
  const { start, write } = await makeProject();
  await write('tools/npm', npm.replace(/^ln .*$/m, ''));
  expect(await start()).toMatchObject({ calls: 'npm ci\nbuild\nworker\n', errors: '' });
});

test('without npm one sentence says what to do', async () => {
  const { start } = await makeProject();
  expect((await start('/nowhere')).errors).toBe(
    'npm was not found: install it together with Node from https://nodejs.org.\n',
  );
});

test('a build that fails ends with one sentence and is tried again', async () => {
  const { start, write } = await makeProject();
  await start();
  await write('web/root.tsx', '2');
  await write('node_modules/.bin/react-router', '#!/bin/sh\nexit 1\n');
  const sentence = 'The pages could not be built: correct what is said above and start again.\n';
  expect((await start()).errors).toBe(sentence);
  expect((await start()).errors).toBe(sentence);
});
