import { stringify } from 'csv-stringify/sync';
import { escapeFormula } from './escape-formula.ts';

/**
 * Writes lines of a table as CSV in UTF-8, after a byte order mark for Excel when they are the first, with all cells
 * guarded against formulas (CSV injection).
 */
export const writeCsv = (lines: string[][], { isFirst = false } = {}): Buffer =>
  Buffer.from(
    stringify(
      lines.map((cells) => cells.map(escapeFormula)),
      { bom: isFirst, record_delimiter: 'windows', quoted_match: /[\r\n]/ },
    ),
  );
