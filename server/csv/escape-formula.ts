/** First characters that make a spreadsheet run a cell as a formula (CSV injection), with their full-width forms. */
const signs = '=+\\-@＝＋－＠';
const formula = new RegExp(`^[ \u00a0']*[\t\r\n${signs}]`);
/**
 * Also inside a cell: a spreadsheet that separates cells by `;` splits there, ignoring quotation marks and the lines
 * between them.
 */
const [guardable, guarded] = ['', "'"].map(
  (mark) => new RegExp(`([;|\t\r\n])${mark}(?=[ \u00a0']*[${signs}])`, 'g'),
) as [RegExp, RegExp];

/** Escapes a text with apostrophes so that no spreadsheet runs any part of it; `unescapeFormula` restores the text. */
export const escapeFormula = (text: string): string =>
  (formula.test(text) ? `'${text}` : text).replace(guardable, "$1'");

export function unescapeFormula(cell: string): string {
  const text = cell.replace(guarded, '$1');
  return text.startsWith("'") && formula.test(text.slice(1)) ? text.slice(1) : text;
}
