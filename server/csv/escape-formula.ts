/** First characters that a spreadsheet takes for a formula (CSV injection), also their full-width forms. */
const signs = '=+\\-@＝＋－＠';
const formula = new RegExp(`^[ \u00a0']*[\t\r\n${signs}]`);
/** Inside of a cell: a spreadsheet set to part cells by `;` splits there, and takes no notice of quotation marks or their lines. */
const [guardable, guarded] = ['', "'"].map(
  (mark) => new RegExp(`([;|\t\r\n])${mark}(?=[ \u00a0']*[${signs}])`, 'g'),
) as [RegExp, RegExp];

/** A text as a cell of which no spreadsheet runs any part, by apostrophes; `unescapeFormula` gives the text back. */
export const escapeFormula = (text: string): string =>
  (formula.test(text) ? `'${text}` : text).replace(guardable, "$1'");

export function unescapeFormula(cell: string): string {
  const text = cell.replace(guarded, '$1');
  return text.startsWith("'") && formula.test(text.slice(1)) ? text.slice(1) : text;
}
