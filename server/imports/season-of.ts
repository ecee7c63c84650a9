import { foldDigits } from '../../contracts/digits.ts';
import type { LineFault } from '../../contracts/imports.ts';
import { languages } from '../../contracts/language.ts';
import { nameOfMonth, type Season } from '../../contracts/season.ts';
import { faultOf } from './draft.ts';
import type { FileLine } from './file-line.ts';

/** Months by their number, and by their name in either language. */
const months = new Map(
  Array.from({ length: 12 }, (_, place) => place + 1).flatMap((month) => [
    [String(month), month],
    ...languages.map((language) => [nameOfMonth(month, language).toLowerCase(), month] as const),
  ]) as [string, number][],
);

/** The season in a line: null for all year, undefined where the file has none or it is unclear. */
export function seasonOf(line: FileLine, faults: LineFault[]): Season | null | undefined {
  const [from, until] = (['season_from', 'season_until'] as const).map((column) => {
    const text = line.cell(column);
    return {
      column,
      text,
      month: months.get(
        foldDigits(text ?? '')
          .trim()
          .replace(/^0/, '')
          .toLowerCase(),
      ),
    };
  });
  if (!from || !until || (from.text === undefined && until.text === undefined)) return undefined;
  if (!from.text && !until.text) return null;
  if (from.month && until.month) return { from: from.month, until: until.month };
  for (const { column, text, month } of [from, until])
    if (!month) faults.push(faultOf(column, 'month_required', text));
  return undefined;
}
