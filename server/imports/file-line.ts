import type { ImportField } from '../../contracts/import-fields.ts';
import { maxColumns } from '../../contracts/imports.ts';
import { unescapeFormula } from '../csv/escape-formula.ts';
import { cutText } from './draft.ts';

/** A row as it is in the file; `number` counts as editors count lines, and spreadsheets rows. */
export type Row = { number: number; cells: string[] };

/** A row, read by the fields of its columns. */
export type FileLine = {
  number: number;
  /** The first non-empty cell of a field, trimmed; undefined when no column has the field. */
  cell: (field: ImportField) => string | undefined;
  /** All non-empty cells, when several columns have the field. */
  cells: (field: ImportField) => string[];
  /** The first column's cell, not trimmed. */
  wholeCell: (field: ImportField) => string | undefined;
  hasTooManyCells: boolean;
  /** A field with undecodable characters. */
  damaged: ImportField | undefined;
};

/** In characters: no field allows a twentieth of this, and processing a cell takes more than linear time. */
const longestCell = 100_000;
/** Replaces undecodable bytes. */
const replacement = '\ufffd';

/** Reads rows by the fields of their columns; null for a column without a field. */
export function lineReader(fields: (ImportField | null)[]): (row: Row) => FileLine {
  const places = new Map<ImportField, number[]>();
  for (const [place, field] of fields.entries())
    if (field) places.set(field, [...(places.get(field) ?? []), place]);
  return ({ number, cells: row }) => {
    const textsOf = (field: ImportField) =>
      (places.get(field) ?? []).map((place) => unescapeFormula(cutText(row[place] ?? '', longestCell)));
    const cells = (field: ImportField) => textsOf(field).flatMap((text) => text.trim() || []);
    return {
      number,
      cell: (field) => (places.has(field) ? (cells(field)[0] ?? '') : undefined),
      cells,
      wholeCell: (field) => textsOf(field)[0],
      hasTooManyCells:
        fields.length < maxColumns && row.slice(fields.length).some((cell) => cell.trim() !== ''),
      damaged: row.some((cell) => cell.includes(replacement))
        ? fields.find((field, place) => field && row[place]?.includes(replacement)) || undefined
        : undefined,
    };
  };
}
