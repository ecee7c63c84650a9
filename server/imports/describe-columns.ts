import type { ImportField } from '../../contracts/import-fields.ts';
import { unescapeFormula } from '../csv/escape-formula.ts';
import { cutText } from './draft.ts';
import type { FileColumn } from './import.table.ts';
import type { Table } from './open-table.ts';
import { BrokenFile } from './read-records.ts';

/** How many sample cells a column is shown with, from how many rows, and their length in characters. */
const shown = { cells: 3, rows: 25, letters: 60 };

/** A heading as stored. */
export const headingOf = (heading = ''): string => cutText(heading.trim(), 100);

/** The columns of a file with their first cells, by which a seller recognises them. */
export async function describeColumns(table: Table, fields: (ImportField | null)[]): Promise<FileColumn[]> {
  const columns = fields.map((field, place) => ({
    heading: headingOf(table.headings[place]),
    field,
    samples: [] as string[],
  }));
  let count = 0;
  try {
    for await (const { cells } of table.rows()) {
      for (const [place, { samples }] of columns.entries()) {
        const text = cutText(unescapeFormula(cells[place] ?? '').trim(), shown.letters);
        if (text && samples.length < shown.cells && !samples.includes(text)) samples.push(text);
      }
      count += 1;
      if (count === shown.rows) break;
    }
  } catch (error) {
    // The check will find the same quotation mark and report its line.
    if (!(error instanceof BrokenFile)) throw error;
  }
  return columns;
}
