import { inflateSync } from 'node:zlib';

/**
 * The text of each page of a PDF in visual order from left to right: an Arabic word begins with its last letter. Reads
 * only the output of the shop's own writer: fonts with a character table, and deflated pages.
 */
export function readPdf(bytes: Uint8Array): string[] {
  const objects = new Map<string, string>();
  for (const [, id = '', body = ''] of Buffer.from(bytes)
    .toString('latin1')
    .matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    objects.set(id, body);
  }
  const objectOf = (text: string, key: string): string =>
    objects.get(new RegExp(`/${key} (\\d+) 0 R`).exec(text)?.[1] ?? '') ?? '';
  const tableOf = (font: string) => readTable(inflate(objectOf(objects.get(font) ?? '', 'ToUnicode')));

  return [...objects.values()]
    .filter((object) => /\/Type \/Page\n/.test(object))
    .map((page) => {
      const fonts = objectOf(page, 'Resources').matchAll(/\/(F\d+) (\d+) 0 R/g);
      const tables = new Map([...fonts].map(([, name = '', id = '']) => [name, tableOf(id)]));
      return readRuns(inflate(objectOf(page, 'Contents')), tables);
    });
}

const inflate = (object: string): string => {
  const data = /stream\n([\s\S]*)\nendstream/.exec(object)?.[1] ?? '';
  return inflateSync(Buffer.from(data, 'latin1')).toString('latin1');
};

/** The characters of each glyph, whose id has four hexadecimal digits. */
function readTable(source: string): Map<string, string> {
  const table = new Map<string, string>();
  for (const [, first = '', list = ''] of source.matchAll(/<(\w{4})> <\w{4}> \[([^\]]*)\]/g)) {
    const glyphs = [...list.matchAll(/<([\w ]*)>/g)];
    for (const [place, [, units = '']] of glyphs.entries()) {
      const code = (Number.parseInt(first, 16) + place).toString(16).padStart(4, '0');
      const text = units
        .replaceAll(' ', '')
        .replace(/\w{4}/g, (unit) => String.fromCharCode(Number.parseInt(unit, 16)));
      table.set(code, text);
    }
  }
  return table;
}

function readRuns(content: string, tables: Map<string, Map<string, string>>): string {
  let table = new Map<string, string>();
  let shown = '';
  for (const [, font, glyphs] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (font) table = tables.get(font) ?? new Map();
    for (const [, codes = ''] of glyphs?.matchAll(/<(\w+)>/g) ?? [])
      shown += codes.replace(/\w{4}/g, (code) => table.get(code) ?? '\ufffd');
  }
  return shown;
}
