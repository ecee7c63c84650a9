import { decodeFile, refusedFile } from './decode-file.ts';
import type { Row } from './file-line.ts';
import { delimiterOf, headingsOf, readRows } from './read-records.ts';
import { isOldWorkbook, isWorkbook, readWorkbook } from './read-workbook.ts';
import { longestHeadings } from './refuse-unbounded.ts';

/** A file of rows below headings, whatever it is written in. */
export type Table = {
  /** As the file writes them. */
  headings: string[];
  /** Lines of the file, its headings too. */
  total: number;
  /** Where `;` parts the cells, a comma parts the qirsh. */
  hasDecimalComma: boolean;
  /** The rows below the headings, empty ones left out. May throw a BrokenFile. */
  rows: () => AsyncIterable<Row>;
};

/** More would not fit into the time that the database gives to one statement. */
const maxLines = 200_000;
/** A sheet may begin with a title; its headings are the first row of several cells among so many. */
const titleRows = 10;

/** Reads a file that was handed in. Refuses with `file_…` codes what is no table. */
export async function openTable(bytes: Uint8Array): Promise<Table> {
  if (isOldWorkbook(bytes)) throw refusedFile('file_spreadsheet');
  if (isWorkbook(bytes)) return openWorkbook(await readWorkbook(bytes));
  const text = decodeFile(bytes);
  const total = countLines(text);
  if (total > maxLines) throw refusedFile('file_long');
  if (total < 2) {
    // A line without cells are no headings, but some other text.
    throw refusedFile(headingsOf(text).length < 2 ? 'file_encoding' : 'file_empty');
  }
  // In UTF-16 a letter may hold the byte that looked like the end of the headings.
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
