import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { drawOrnaments, writeBandsSheet } from './bands.ts';
import { drawPicture } from './draw-picture.ts';
import { icons } from './icons.ts';
import { pictures, props } from './pictures/pictures.ts';
import { secondPictures } from './pictures/second-pictures.ts';
import { isRendered, renderIcon, wrapAsFavicon } from './render-icon.ts';
import { writeMotifPaths } from './write-motif-paths.ts';

const root = join(import.meta.dirname, '..');

/** Products that the shop shows when it can't reach its catalogue. */
const samples = [
  'labneh',
  'halloumi',
  'nabulsi',
  'zaatar',
  'sumac',
  'maramiyyeh',
  'olive-oil',
  'tahini',
  'pomegranate-molasses',
  'coffee',
  'black-tea',
];

/** Pictures that pages use without a product. */
const scenes = [
  'labneh-balls',
  'olive-oil',
  'sumac',
  'turmeric',
  'makdous',
  'wild-honey',
  'zaatar',
  'freekeh',
  'nabulsi',
  'green-olives',
  'mint-tea',
  'coffee',
  'orange-juice',
  'spray',
  'biscuits',
  'floor-cleaner',
  'prop-basket',
  'prop-clay',
  'prop-heart',
  'placeholder',
];

/** Decorations of the Open Graph cards, beside the product's picture. */
const shared = ['olive-oil', 'zaatar', 'wild-honey', 'mint-tea', 'coffee', 'spray', 'placeholder'];

/** Every generated text file: its path from the root of the project, and its text. */
export async function drawAll(): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  const place = (folder: string, keys: readonly string[]) => {
    for (const key of keys) files.set(`${folder}/${key}.svg`, `${drawKey(key)}\n`);
  };
  place('seed/pictures', [...Object.keys(pictures), ...Object.keys(secondPictures)]);
  place('web/illustrations/samples', samples);
  place('web/illustrations/scenes', scenes);
  place('server/share/drawings', shared);
  for (const [name, svg] of Object.entries(drawOrnaments())) {
    files.set(`server/share/drawings/${name}.svg`, `${svg}\n`);
  }
  files.set('web/styles/tatreez.css', await writeBandsSheet());
  for (const [name, source] of writeMotifPaths()) files.set(`web/illustrations/motif-paths/${name}`, source);
  return files;
}

const faviconSize = 32;

/** Every generated bitmap: its path from the root of the project, and its bytes. */
async function renderAll(): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  for (const { path, svg } of icons) files.set(path, await renderIcon(svg));
  const star = await readFile(join(root, 'public/favicon.svg'), 'utf8');
  const small = star.replace('<svg ', `<svg width="${faviconSize}" height="${faviconSize}" `);
  files.set('public/favicon.ico', wrapAsFavicon(await renderIcon(small), faviconSize));
  return files;
}

function drawKey(key: string): string {
  const picture = pictures[key] ?? secondPictures[key] ?? props[key];
  if (!picture) throw new Error(`There is no picture “${key}”.`);
  return drawPicture(picture);
}

/** The files on disk that differ from what the generators produce. */
async function findStale(files: Map<string, string>): Promise<[path: string, text: string][]> {
  const checked = await Promise.all(
    [...files].map(async ([path, text]) => {
      const present = await readFile(join(root, path), 'utf8').catch(() => undefined);
      return present === text ? [] : [[path, text] as [string, string]];
    }),
  );
  return checked.flat();
}

/** The bitmaps that differ from what the generators draw. */
export async function findStalePixels(): Promise<[path: string, bytes: Buffer][]> {
  const stale: [string, Buffer][] = [];
  for (const [path, bytes] of await renderAll())
    if (!(await isRendered(join(root, path), bytes))) stale.push([path, bytes]);
  return stale;
}

async function writeAll(files: [path: string, content: string | Buffer][]): Promise<void> {
  for (const [path, content] of files) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), content);
  }
}

async function run(checkOnly: boolean): Promise<void> {
  const stale = [...(await findStale(await drawAll())), ...(await findStalePixels())];
  const names = stale.map(([path]) => relative(process.cwd(), join(root, path)));
  if (checkOnly) {
    if (names.length > 0) {
      console.error(`These differ from what illustrations/draw-all.ts makes:\n${names.join('\n')}`);
      process.exitCode = 1;
    }
    return;
  }
  await writeAll(stale);
  console.log(names.length > 0 ? `Written:\n${names.join('\n')}` : 'Nothing has changed.');
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  await run(process.argv.includes('--check'));
