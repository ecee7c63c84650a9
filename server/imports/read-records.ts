import { Readable } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import { CsvError, parse } from 'csv-parse';
import { parse as parseAtOnce } from 'csv-parse/sync';
import { maxColumns } from '../../contracts/imports.ts';
import type { Row } from './file-line.ts';

/** A file that cannot be read from this line on. */
export class BrokenFile extends Error {
  readonly line: number;
  readonly code: 'file_quote' | 'file_record';
  constructor(line: number, code: BrokenFile['code']) {
    super(`a file cannot be read: ${code}`);
    this.name = 'BrokenFile';
    this.line = line;
    this.code = code;
  }
}

/** Characters and lines parsed before the event loop turns: pages are answered meanwhile. */
const pieceSize = 4_096;
const pieceLines = 500;
/** In characters, of all cells of one line of the table together. */
const longestRecord = 1024 * 1024;

/** The sign that parts the cells: of three, the one that the first line has most of outside of quotes. */
export function delimiterOf(text: string): ',' | ';' | '\t' {
  const end = text.indexOf('\n');
  const heading = (end < 0 ? text : text.slice(0, end)).replace(/"[^"]*"/g, '');
  const counted = ([',', ';', '\t'] as const).map((sign) => ({ sign, count: heading.split(sign).length }));
  return counted.reduce((best, one) => (one.count > best.count ? one : best)).sign;
}

/** The headings of a file as they are written. */
export function headingsOf(text: string): string[] {
  const end = text.indexOf('\n');
  const line = end < 0 ? text : text.slice(0, end);
  const options = { delimiter: delimiterOf(text), relax_quotes: true };
  const [headings = []] = parseAtOnce(line, options) as string[][];
  return headings;
}

type Parsed = { record: string[]; info: { lines: number } };

/** The rows of a file after its headings, one after another, empty ones left out. Throws a BrokenFile. */
export async function* readRows(text: string): AsyncGenerator<Row> {
  // Further than what was handed on: a broken quote is met while lines before it still wait.
  let parsedTo = 0;
  let [fed, fedAtRecord] = [0, 0];
  const parser = parse({
    info: true,
    delimiter: delimiterOf(text),
    record_delimiter: '\n',
    relax_column_count: true,
    relax_quotes: true,
    on_record: (parsed, { lines }) => {
      parsedTo = lines;
      fedAtRecord = fed;
      return parsed;
    },
  });
  async function* pieces() {
    for (; fed < text.length; fed += pieceSize) {
      await turn();
      // A table as wide as that, or a quotation mark that opens here and was never closed.
      if (fed - fedAtRecord > longestRecord) parser.destroy(new BrokenFile(parsedTo + 1, 'file_record'));
      yield text.slice(fed, fed + pieceSize);
    }
  }
  const source = Readable.from(pieces());
  source.pipe(parser);
  let handedTo = 0;
  try {
    for await (const { record, info } of parser as AsyncIterable<Parsed>) {
      const number = handedTo + 1;
      handedTo = info.lines;
      if (number % pieceLines === 0) await turn();
      if (number > 1 && record.some((cell) => cell.trim() !== ''))
        yield { number, cells: record.slice(0, maxColumns + 1) };
    }
  } catch (error) {
    if (error instanceof CsvError) throw new BrokenFile(parsedTo + 1, 'file_quote');
    throw error;
  } finally {
    source.destroy();
    parser.destroy();
  }
}
