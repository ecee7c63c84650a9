import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { ShopError } from '../errors.ts';

/** The files of the last imports are kept for another check; at 40 MB each they take 120 MB. */
const keptFiles = 3;

const folderOf = ({ dataDir }: Pick<Config, 'dataDir'>): string => join(dataDir, 'imports');

/** Stores the uploaded file of an import; files of older imports are deleted. */
export async function storeImportFile(
  config: Pick<Config, 'dataDir'>,
  id: string,
  bytes: Uint8Array,
): Promise<void> {
  const folder = folderOf(config);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, id), bytes);
  const files = await Promise.all(
    (await readdir(folder)).map(async (name) => {
      const file = join(folder, name);
      return { file, written: (await stat(file)).mtimeMs };
    }),
  );
  const old = files.sort((a, b) => b.written - a.written).slice(keptFiles);
  await Promise.all(old.map(({ file }) => rm(file, { force: true })));
}

/** The file of an import. Refuses `import_file_gone` when it was deleted. */
export async function readImportFile(config: Pick<Config, 'dataDir'>, id: string): Promise<Uint8Array> {
  return readFile(join(folderOf(config), id)).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? new ShopError('import_file_gone') : error;
  });
}
