import { wordmark } from '../contracts/wordmark.ts';
import type { MotifPaths } from '../web/illustrations/motif-paths.ts';
import { cilkaMark } from './compositions.ts';
import { type MotifName, motifs, statusGlyphs, writeFigures } from './motifs.ts';
import { expandMotif, type Grid, pathMotif, sizeGrid, stitchPath } from './tatreez.ts';
import { unravelFigure } from './unravel.ts';

/** The motifs that pages use. */
const shown: readonly MotifName[] = [
  'star',
  'starlet',
  'bigstar',
  'cypress',
  'sprig',
  'bird',
  'sheep',
  'jar',
  'dallah',
  'fig',
  'tower',
  'key',
  'heart',
  'heartline',
  'wheat',
  'bee',
  'olive',
];

const lineWidth = 110;

/** TypeScript sources of the motifs as paths, by file name: a page only includes those it uses. */
export function writeMotifPaths(): Map<string, string> {
  const constants: [name: string, value: MotifPaths][] = [
    ...shown.map((name): [string, MotifPaths] => [`${name}Motif`, pathMotif(expandMotif(motifs[name]))]),
    ...Object.entries(statusGlyphs).map(([status, grid]): [string, MotifPaths] => [
      `${status}Glyph`,
      pathMotif(grid),
    ]),
    ['hundredPercentFigure', pathMotif(writeFigures('1', '0', '0', '%'))],
    ['mounehWordmark', pathWhole(wordmark)],
    ['cilkaMark', { width: 40, height: 12, paths: [{ thread: 1, d: cilkaMark }] }],
  ];
  return new Map([
    ...constants.map(([name, value]) => writeFile(name, value, ['MotifPaths', '../motif-paths.ts'])),
    writeFile('unravelledFigure', unravelFigure(), ['Unravelled', '../motif-paths.ts']),
  ]);
}

function writeFile(name: string, value: unknown, [type, file]: [string, string]): [string, string] {
  const source = [
    '// Made by illustrations/draw-all.ts.',
    `import type { ${type} } from '${file}';`,
    '',
    `export const ${name}: ${type} = ${writeValue(value, '')};`,
    '',
  ].join('\n');
  return [`${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`, source];
}

/** All threads as one path, for a single-colour mark. */
function pathWhole(grid: Grid): MotifPaths {
  const [width, height] = sizeGrid(grid);
  return { width, height, paths: [{ thread: 1, d: stitchPath(grid) }] };
}

/** A value as the formatter would write it, with every object expanded. */
function writeValue(value: unknown, indent: string): string {
  const deeper = `${indent}  `;
  if (Array.isArray(value)) {
    const items = value.map((item) => `${deeper}${writeValue(item, deeper)},\n`);
    return `[\n${items.join('')}${indent}]`;
  }
  if (typeof value === 'object' && value !== null) {
    const lines = Object.entries(value).map(([name, part]) => {
      const written = writeValue(part, deeper);
      const line = `${deeper}${name}: ${written},`;
      // The formatter puts a long text on a line of its own, unless its name is as short as the indent.
      const isAlone = typeof part === 'string' && line.length > lineWidth && name.length > 2;
      return isAlone ? `${deeper}${name}:\n${deeper}  ${written},\n` : `${line}\n`;
    });
    return `{\n${lines.join('')}${indent}}`;
  }
  return typeof value === 'string' ? `'${value}'` : String(value);
}
