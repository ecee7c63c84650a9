import { readFileSync } from 'node:fs';
import path from 'node:path';

type Manifest = Record<string, { file: string; name?: string }>;

/** The address of the script that the build calls `name`, after its module: its own name is a hash. Throws when there is none. */
export function builtFile(name: string): string {
  const manifest: Manifest = JSON.parse(
    readFileSync(path.resolve('build/client/.vite/manifest.json'), 'utf8'),
  );
  const script = Object.values(manifest).find((entry) => entry.name === name && entry.file.endsWith('.js'));
  if (!script) throw new Error(`The build has no script of the name ${name}.`);
  return `**/${script.file}`;
}
