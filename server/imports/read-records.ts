import { Readable } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import { CsvError, parse } from 'csv-parse';
import { parse as parseAtOnce } from 'csv-parse/sync';
import { maxColumns } from '../../contracts/imports.ts';
import type { Row } from './file-line.ts';

/** A line from which a file cannot be read: an unclosed quotation mark, or a line that is too long. */
type BrokenLine = { line: number; code: 'file_quote' | 'file_record' };

/** A file that cannot be read as a whole; has its faults, and is thrown after the rows that could be read. */
export class BrokenFile extends Error {
  readonly lines: BrokenLine[];
  constructor(lines: BrokenLine[]) {
    super(`a file cannot be read: ${lines.map(({ code }) => code).join(', ')}`);
    this.name = 'BrokenFile';
    this.lines = lines;
  }
}

/** Characters parsed per batch, and lines, between which the event loop serves other requests. */
const pieceSize = 4_096;
const pieceLines = 500;
/** In characters, for all cells of a record together. */
const longestRecord = 1024 * 1024;

/** The delimiter of the cells: of three candidates, the most frequent one outside quotes in the first line. */
export function delimiterOf(text: string): ',' | ';' | '\t' {
  const end = text.indexOf('\n');
  const heading = (end < 0 ? text : text.slice(0, end)).replace(/"[^"]*"/g, '');
  const counted = ([',', ';', '\t'] as const).map((sign) => ({ sign, count: heading.split(sign).length }));
  return counted.reduce((best, one) => (one.count > best.count ? one : best)).sign;
}

/** The headings of a file as written. */
export function headingsOf(text: string): string[] {
  const end = text.indexOf('\n');
  const line = end < 0 ? text : text.slice(0, end);
  const options = { delimiter: delimiterOf(text), relax_quotes: true };
  const [headings = []] = parseAtOnce(line, options) as string[][];
  return headings;
}

/** After this many unclosed quotation marks reading stops: each one costs another scan of the rest. */
const maxBroken = 10;

/**
 * The non-empty rows of a file after its headings. After an unclosed quotation mark, reading continues at the next
 * line, so that all faults are reported at once. Throws a BrokenFile after the last row.
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

/** The beginning of a line, as an offset in characters and as the line number in an editor. */
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
  // Further than the rows already yielded: a broken quote is found while earlier lines are still buffered.
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
      // Either a very wide record, or a quotation mark that opens here and was never closed.
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
    // Rows that were parsed but still buffered were lost with the parser: they are parsed again, up to the broken one.
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
 * Whether a quotation mark was closed by one that opens a cell on a later line: the lines between would be lost in one
 * cell. The parser then leaves the mark in the cell, where a mark that belongs to the text is written twice.
 */
const hasOpenQuote = (cells: string[], raw: string): boolean =>
  cells.some((cell) => {
    if (!cell.startsWith('"') || !cell.includes('\n')) return false;
    const [start = ''] = cell.split('\n', 1);
    return !raw.includes(`"${start.replaceAll('"', '""')}`);
  });
