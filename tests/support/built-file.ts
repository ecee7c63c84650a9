import { readFileSync } from 'node:fs';
import path from 'node:path';

type Chunk = { file: string; name?: string; css?: string[] };

/**
 * The paths of the built scripts and styles whose source or name matches, since file names are hashes. Throws when
 * there is none.
 */
export function builtFiles(wanted: RegExp): string[] {
  const manifest: Record<string, Chunk> = JSON.parse(
    readFileSync(path.resolve('build/client/.vite/manifest.json'), 'utf8'),
  );
  const files = Object.entries(manifest)
    .filter(([source, { name = '' }]) => wanted.test(source) || wanted.test(name))
    .flatMap(([, { file, css = [] }]) => [file, ...css])
    .map((file) => `/${file}`);
  if (files.length === 0) throw new Error(`The build has no file that matches ${wanted}.`);
  return files;
}

/** A Playwright URL pattern for the script that the build names `name`, after its module. */
export const builtFile = (name: string): string => {
  const [script] = builtFiles(new RegExp(`^${name}$`)).filter((file) => file.endsWith('.js'));
  if (!script) throw new Error(`The build has no script of the name ${name}.`);
  return `**${script}`;
};
