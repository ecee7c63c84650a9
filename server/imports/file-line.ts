import type { ImportField } from '../../contracts/import-fields.ts';
import { maxColumns } from '../../contracts/imports.ts';
import { unescapeFormula } from '../csv/escape-formula.ts';
import { cutText } from './draft.ts';

/** A row of a file as it stands there; `number` as an editor counts lines, and a spreadsheet its rows. */
export type Row = { number: number; cells: string[] };

/** A row by what its columns were taken for. */
export type FileLine = {
  number: number;
  /** The first cell that is not empty, trimmed; undefined when no column was taken for the field. */
  cell: (field: ImportField) => string | undefined;
  /** All that are not empty, where several columns were taken for the field. */
  cells: (field: ImportField) => string[];
  /** The first column's cell with its spaces. */
  wholeCell: (field: ImportField) => string | undefined;
  hasTooManyCells: boolean;
  /** A field whose letters could not be decoded. */
  damaged: ImportField | undefined;
};

/** In letters: no field has room for a twentieth of it, and what is done with a cell takes longer than it is long. */
const longestCell = 100_000;
/** Stands for bytes that are no letter. */
const replacement = '\ufffd';

/** Reads rows by their columns' fields, null where a column was not taken. */
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
