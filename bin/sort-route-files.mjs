import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Sorts the files of each route in React Router's manifest by how many routes need them. Their order is irrelevant to
 * browsers, and lists with equal beginnings compress better: the manifest is part of each first download
 * (tests/api/assets.test.ts).
 */
export async function sortRouteFiles(folder) {
  const name = (await readdir(folder)).find((file) => /^manifest-\w+\.js$/.test(file));
  if (!name) throw new Error(`No manifest of the routes in ${folder}`);
  const file = path.join(folder, name);
  const [, before, text, after] = /^([^{]*=)(\{.*\})(;?)\s*$/s.exec(await readFile(file, 'utf8')) ?? [];
  const manifest = JSON.parse(text);
  const routes = Object.values(manifest.routes);
  const uses = new Map();
  for (const { imports } of routes) for (const each of imports) uses.set(each, (uses.get(each) ?? 0) + 1);
  for (const { imports } of routes)
    imports.sort((one, other) => uses.get(other) - uses.get(one) || (one < other ? -1 : 1));
  await writeFile(file, before + JSON.stringify(manifest) + after);
}
