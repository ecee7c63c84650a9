import { decodeFile, refusedFile } from './decode-file.ts';
import type { Row } from './file-line.ts';
import { delimiterOf, headingsOf, readRows } from './read-records.ts';
import { isOldWorkbook, isWorkbook, readWorkbook } from './read-workbook.ts';
import { longestHeadings } from './refuse-unbounded.ts';

/** The rows of a file below its headings, in any supported format. */
export type Table = {
  /** The headings as written in the file. */
  headings: string[];
  /** The number of lines in the file, headings included. */
  total: number;
  /** True when cells are separated by `;`: then the comma is the decimal separator. */
  hasDecimalComma: boolean;
  /** The non-empty rows below the headings. May throw a BrokenFile. */
  rows: () => AsyncIterable<Row>;
};

/** More lines would exceed the statement timeout of the database. */
const maxLines = 200_000;
/** A sheet may begin with a title; its headings are the first row with several cells among this many rows. */
const titleRows = 10;

/** Opens an uploaded file. Refuses anything that is not a table, with `file_…` codes. */
export async function openTable(bytes: Uint8Array): Promise<Table> {
  if (isOldWorkbook(bytes)) throw refusedFile('file_spreadsheet');
  if (isWorkbook(bytes)) return openWorkbook(await readWorkbook(bytes));
  const text = decodeFile(bytes);
  const total = countLines(text);
  if (total > maxLines) throw refusedFile('file_long');
  if (total < 2) {
    // A line without separators is not a line of headings, but some other text.
    throw refusedFile(headingsOf(text).length < 2 ? 'file_encoding' : 'file_empty');
  }
  // In UTF-16 a character may contain the byte that looked like the end of the headings.
  if (text.indexOf('\n') > longestHeadings) throw refusedFile('file_headings');
  return {
    headings: headingsOf(text),
    total,
    hasDecimalComma: delimiterOf(text) === ';',
    rows: () => readRows(text),
  };
}

function openWorkbook(rows: Row[]): Table {
  const place = rows.slice(0, titleRows).findIndex(({ cells }) => cells.filter(Boolean).length > 1);
  const [headings, ...below] = rows.slice(Math.max(place, 0));
  if (!headings || below.length === 0) throw refusedFile('file_empty');
  async function* each() {
    yield* below;
  }
  return {
    headings: headings.cells,
    total: below.at(-1)?.number ?? 0,
    hasDecimalComma: false,
    rows: each,
  };
}

function countLines(text: string): number {
  let count = text.endsWith('\n') ? 0 : 1;
  for (let place = text.indexOf('\n'); place >= 0; place = text.indexOf('\n', place + 1)) count += 1;
  return count;
}
