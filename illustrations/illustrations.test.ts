import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { drawAll, findStalePixels } from './draw-all.ts';
import { drawPicture } from './draw-picture.ts';
import { motifs } from './motifs.ts';
import { pictures, props } from './pictures/pictures.ts';
import { expandMotif, mergeStitches } from './tatreez.ts';

const root = join(import.meta.dirname, '..');
const drawn = Object.values({ ...pictures, ...props }).map(
  (picture) => [picture.key, drawPicture(picture)] as const,
);

const files = await drawAll();

describe('a picture', () => {
  test.each(drawn)('%s is well-formed XML', (_key, svg) => {
    expect(findMarkupFault(svg)).toBeUndefined();
  });

  test.each(drawn)('%s stands on a stage of 240 × 240', (_key, svg) => {
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 240 240">/);
  });

  test.each(drawn)('%s is made of numbers and colours that exist', (_key, svg) => {
    expect(svg).not.toMatch(/NaN|undefined|null|Infinity|\[object/);
    for (const [, colour] of svg.matchAll(/(?:fill|stroke)="(#[^"]*)"/g)) {
      expect(colour).toMatch(/^#([0-9a-f]{3}|[0-9a-f]{6})$/);
    }
  });

  test.each(drawn)('%s weighs less than 12 kB', (_key, svg) => {
    expect(Buffer.byteLength(svg)).toBeLessThan(12_000);
  });

  test.each(drawn)('%s refers only to what it defines, and defines everything once', (key, svg) => {
    const defined = findIds(svg);
    const used = [...svg.matchAll(/(?:url\(#|href="#)([^)"]+)/g)].map(([, id]) => id);
    expect(new Set(defined).size).toBe(defined.length);
    expect(new Set(used)).toEqual(new Set(defined));
    for (const id of defined) expect(id).toMatch(new RegExp(`^${key}-\\d+$`));
  });

  test('is the same, byte for byte, when it is drawn again', () => {
    const again = Object.values({ ...pictures, ...props }).map((picture) => drawPicture(picture));
    expect(again).toEqual(drawn.map(([, svg]) => svg));
  });
});

describe('the pictures together', () => {
  test('share no id, so that any of them can be on one page', () => {
    const ids = drawn.flatMap(([, svg]) => findIds(svg));
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('are all different', () => {
    const bodies = drawn.map(([key, svg]) => svg.replaceAll(`${key}-`, ''));
    expect(new Set(bodies).size).toBe(bodies.length);
  });
});

describe('the committed files', () => {
  test.each([...files])('%s is what the generators draw', (path, text) => {
    expect(readFileSync(join(root, path), 'utf8') === text, `run: node illustrations/draw-all.ts`).toBe(true);
  });

  test('the icons show what the generators draw', async () => {
    expect((await findStalePixels()).map(([path]) => path)).toEqual([]);
  });

  test.each(['seed/pictures', 'web/illustrations/samples', 'web/illustrations/scenes'])(
    '%s holds no picture that nothing draws any more',
    (folder) => {
      const present = readdirSync(join(root, folder)).map((name) => `${folder}/${name}`);
      expect(present.filter((path) => !files.has(path))).toEqual([]);
    },
  );
});

describe('a motif', () => {
  const all = Object.entries(motifs);

  test.each(all)('%s has rows of one length, sewn in threads 1 to 4', (_name, motif) => {
    const grid = expandMotif(motif);
    expect(new Set(grid.map((row) => row.length)).size).toBe(1);
    for (const row of grid) expect(row).toMatch(/^[.1-4]+$/);
  });

  test.each(all.filter(([, motif]) => motif.mirror !== 'none'))(
    '%s is the same left and right',
    (_name, motif) => {
      for (const row of expandMotif(motif)) expect([...row].reverse().join('')).toBe(row);
    },
  );

  test.each(all.filter(([, motif]) => motif.mirror === 'xy'))(
    '%s is the same above and below',
    (_name, motif) => {
      const grid = expandMotif(motif);
      expect(grid.toReversed()).toEqual(grid);
    },
  );

  test.each(all)('%s loses no stitch and sews none twice when stitches are merged', (_name, motif) => {
    const grid = expandMotif(motif);
    for (const thread of [1, 2, 3, 4] as const) {
      const blank = grid.map((row) => Array<number>(row.length).fill(0));
      for (const { x, y, width, height } of mergeStitches(grid, thread)) {
        for (const row of blank.slice(y, y + height)) {
          for (let column = x; column < x + width; column++) row[column] = (row[column] ?? Number.NaN) + 1;
        }
      }
      const expected = grid.map((row) => [...row].map((stitch) => (stitch === String(thread) ? 1 : 0)));
      expect(blank).toEqual(expected);
    }
  });
});

function findIds(svg: string): string[] {
  return [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id ?? '');
}

/** The first fault of a document that must have only elements and attributes; undefined for none. */
function findMarkupFault(svg: string): string | undefined {
  const tag = /<(?:\/([\w-]+)|([\w-]+)((?: [\w-]+="[^"<&]*")*)(\/?))>/y;
  const open: string[] = [];
  while (tag.lastIndex < svg.length) {
    const at = tag.lastIndex;
    const match = tag.exec(svg);
    if (!match) return `no element at ${at}: ${svg.slice(at, at + 60)}`;
    const [, closed, opened, attributes = '', alone] = match;
    if (closed !== undefined && open.pop() !== closed) return `</${closed}> closes another element at ${at}`;
    const names = [...attributes.matchAll(/ ([\w-]+)=/g)].map(([, name]) => name);
    if (new Set(names).size < names.length) return `an attribute stands twice at ${at}`;
    if (opened !== undefined && !alone) open.push(opened);
    if (open.length === 0 && tag.lastIndex < svg.length)
      return `something follows the end at ${tag.lastIndex}`;
  }
  return open.length > 0 ? `<${open.join('><')}> is not closed` : undefined;
}
