import { Readable } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import { CsvError, parse } from 'csv-parse';
import { parse as parseAtOnce } from 'csv-parse/sync';
import { maxColumns } from '../../contracts/imports.ts';
import type { Row } from './file-line.ts';

/** A line at which a file cannot be read: a quotation mark that is never closed, or a line that is too long. */
type BrokenLine = { line: number; code: 'file_quote' | 'file_record' };

/** A file that cannot be read as a whole: what is wrong with it, after the rows that could be read. */
export class BrokenFile extends Error {
  readonly lines: BrokenLine[];
  constructor(lines: BrokenLine[]) {
    super(`a file cannot be read: ${lines.map(({ code }) => code).join(', ')}`);
    this.name = 'BrokenFile';
    this.lines = lines;
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

/** Beyond so many quotation marks that are never closed a file is read no further: each costs another look at the rest. */
const maxBroken = 10;

/**
 * The rows of a file after its headings, one after another, empty ones left out. Where a quotation mark is never closed, reading goes
 * on with the next line, so that all that is wrong is told at once. Throws a BrokenFile after the last row.
 */
export async function* readRows(text: string): AsyncGenerator<Row> {
  const broken: BrokenLine[] = [];
  let from: Place | undefined = { offset: 0, line: 1 };
  while (from) {
    const found: BrokenLine | undefined = yield* readFrom(text, from);
    if (found) broken.push(found);
    from =
      found?.code === 'file_quote' && broken.length < maxBroken ? after(text, from, found.line) : undefined;
  }
  if (broken.length > 0) throw new BrokenFile(broken);
}

/** The beginning of a line, counted in characters and as an editor counts lines. */
type Place = { offset: number; line: number };

function after(text: string, from: Place, line: number): Place | undefined {
  let end = from.offset - 1;
  for (let at = from.line; at <= line; at += 1) {
    end = text.indexOf('\n', end + 1);
    if (end < 0) return undefined;
  }
  return { offset: end + 1, line: line + 1 };
}

type Parsed = { record: string[]; raw: string; info: { lines: number } };

/** The rows from a line on, up to one that cannot be read. */
async function* readFrom(text: string, from: Place): AsyncGenerator<Row, BrokenLine | undefined> {
  const before = from.line - 1;
  // Further than what was handed on: a broken quote is met while lines before it still wait.
  let parsedTo = before;
  let [fed, fedAtRecord] = [from.offset, from.offset];
  const parser = parse({
    info: true,
    raw: true,
    delimiter: delimiterOf(text),
    record_delimiter: '\n',
    relax_column_count: true,
    relax_quotes: true,
    on_record: (parsed, { lines }) => {
      parsedTo = before + lines;
      fedAtRecord = fed;
      return parsed;
    },
  });
  async function* pieces() {
    for (; fed < text.length; fed += pieceSize) {
      await turn();
      // A table as wide as that, or a quotation mark that opens here and was never closed.
      if (fed - fedAtRecord > longestRecord) parser.destroy(new LongRecord());
      yield text.slice(fed, fed + pieceSize);
    }
  }
  const source = Readable.from(pieces());
  source.pipe(parser);
  let handedTo = before;
  try {
    for await (const { record, raw, info } of parser as AsyncIterable<Parsed>) {
      const number = handedTo + 1;
      if (hasOpenQuote(record, raw)) return { line: number, code: 'file_quote' };
      handedTo = before + info.lines;
      if (number % pieceLines === 0) await turn();
      if (number > 1 && record.some((cell) => cell.trim() !== ''))
        yield { number, cells: record.slice(0, maxColumns + 1) };
    }
    return undefined;
  } catch (error) {
    if (!(error instanceof CsvError || error instanceof LongRecord)) throw error;
    // Rows that were parsed and still waited went with the parser: they are parsed again, up to the broken one.
    const waiting = after(text, from, handedTo);
    const end = after(text, from, parsedTo)?.offset;
    if (waiting && handedTo < parsedTo) yield* readFrom(text.slice(0, end), waiting);
    return { line: parsedTo + 1, code: error instanceof CsvError ? 'file_quote' : 'file_record' };
  } finally {
    source.destroy();
    parser.destroy();
  }
}

class LongRecord extends Error {}

/**
 * Whether a quotation mark was closed by the next one of a later line, which opens a cell there: the lines between would be
 * lost in one cell. The parser then leaves the mark in the cell, where one that belongs to the text is written twice.
 */
const hasOpenQuote = (cells: string[], raw: string): boolean =>
  cells.some((cell) => {
    if (!cell.startsWith('"') || !cell.includes('\n')) return false;
    const [start = ''] = cell.split('\n', 1);
    return !raw.includes(`"${start.replaceAll('"', '""')}`);
  });
