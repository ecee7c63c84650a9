import { stringify } from 'csv-stringify/sync';
import { escapeFormula } from './escape-formula.ts';

/**
 * Lines of a table as every file of the shop has them: UTF-8, after the mark by which Excel knows it when they are the first,
 * and with no cell that a spreadsheet would run as a formula.
 */
export const writeCsv = (lines: string[][], { isFirst = false } = {}): Buffer =>
  Buffer.from(
    stringify(
      lines.map((cells) => cells.map(escapeFormula)),
      { bom: isFirst, record_delimiter: 'windows', quoted_match: /[\r\n]/ },
    ),
  );
