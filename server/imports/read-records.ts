import { Readable } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import { CsvError, parse } from 'csv-parse';
import { parse as parseAtOnce } from 'csv-parse/sync';
import { unguardCell } from './cell.ts';

/** A line of the file, by the headings of its columns in lower case; `number` as an editor counts lines. */
export type FileLine = {
  number: number;
  /** The trimmed cell, as it was meant; undefined when there is no such column. */
  cell: (heading: string) => string | undefined;
  /** The same with its spaces. */
  wholeCell: (heading: string) => string | undefined;
  hasTooManyCells: boolean;
};

/** A file that cannot be read from this line on. */
export class BrokenFile extends Error {
  readonly line: number;
  constructor(line: number) {
    super('a quotation mark is not closed');
    this.name = 'BrokenFile';
    this.line = line;
  }
}

/** How much is taken apart before others get their turn, in characters. */
const pieceSize = 16_384;

/** The sign that parts the cells: of three, the one that the first line has most of outside of quotes. */
export function delimiterOf(text: string): ',' | ';' | '\t' {
  const end = text.indexOf('\n');
  const heading = (end < 0 ? text : text.slice(0, end)).replace(/"[^"]*"/g, '');
  const counted = ([',', ';', '\t'] as const).map((sign) => ({ sign, count: heading.split(sign).length }));
  return counted.reduce((best, one) => (one.count > best.count ? one : best)).sign;
}

/** The headings of a file, in lower case. */
export function headingsOf(text: string): string[] {
  const end = text.indexOf('\n');
  const line = end < 0 ? text : text.slice(0, end);
  const options = { delimiter: delimiterOf(text), relax_quotes: true };
  const [headings = []] = parseAtOnce(line, options) as string[][];
  return headings.map((heading) => heading.trim().toLowerCase());
}

type Parsed = { record: string[]; info: { lines: number } };

/** The lines of a file after its headings, one after another, empty ones left out. Throws a BrokenFile. */
export async function* readLines(text: string): AsyncGenerator<FileLine> {
  const headings = headingsOf(text);
  // Further than what was handed on: a broken quote is met while lines before it still wait.
  let parsedTo = 0;
  const parser = parse({
    info: true,
    delimiter: delimiterOf(text),
    record_delimiter: '\n',
    relax_column_count: true,
    relax_quotes: true,
    on_record: (parsed, { lines }) => {
      parsedTo = lines;
      return parsed;
    },
  });
  const source = Readable.from(piecesOf(text));
  source.pipe(parser);
  let handedTo = 0;
  try {
    for await (const { record, info } of parser as AsyncIterable<Parsed>) {
      const number = handedTo + 1;
      handedTo = info.lines;
      if (number > 1 && record.some((cell) => cell.trim() !== '')) yield lineOf(number, headings, record);
    }
  } catch (error) {
    if (error instanceof CsvError) throw new BrokenFile(parsedTo + 1);
    throw error;
  } finally {
    source.destroy();
    parser.destroy();
  }
}

function lineOf(number: number, headings: string[], record: string[]): FileLine {
  const wholeCell = (heading: string) => {
    const place = headings.indexOf(heading);
    return place < 0 ? undefined : unguardCell(record[place] ?? '');
  };
  return {
    number,
    cell: (heading) => wholeCell(heading)?.trim(),
    wholeCell,
    hasTooManyCells: record.slice(headings.length).some((cell) => cell.trim() !== ''),
  };
}

async function* piecesOf(text: string): AsyncGenerator<string> {
  for (let start = 0; start < text.length; start += pieceSize) {
    await turn();
    yield text.slice(start, start + pieceSize);
  }
}
