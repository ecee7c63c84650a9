import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

/** Extensions worth compressing: the formats of photographs and fonts are already compressed. */
const texts = /\.(js|css|svg|webmanifest)$/;
/** Smaller files fit into one packet uncompressed. */
const smallest = 1024;

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
const { BROTLI_PARAM_QUALITY: quality, BROTLI_MAX_QUALITY: best } = zlib.constants;

/** Precompresses assets at build time: `.br` and `.gz` beside every text of a folder, at the highest level. */
export async function precompress(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && texts.test(entry.name));
  await Promise.all(
    files.map(async ({ parentPath, name }) => {
      const file = path.join(parentPath, name);
      const plain = await readFile(file);
      if (plain.length < smallest) return;
      await writeFile(`${file}.br`, await brotli(plain, { params: { [quality]: best } }));
      await writeFile(`${file}.gz`, await gzip(plain, { level: 9 }));
    }),
  );
}
