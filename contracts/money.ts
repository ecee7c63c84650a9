/** Money is stored as whole qirsh (1/100 JD); the API uses JD with two decimals at most. */
export const toQirsh = (price: number): number => Math.round(price * 100);
export const fromQirsh = (qirsh: number): number => qirsh / 100;

/** Multiplies and adds in qirsh, so that ten times 0.10 is 1.00. Prices in and out are JD. */
export const sumPrices = (lines: { price: number; quantity: number }[]): number =>
  fromQirsh(lines.reduce((sum, line) => sum + toQirsh(line.price) * line.quantity, 0));

/** `3.5` → `3.50`, the form in input fields and files. */
export const plainAmount = (price: number): string => price.toFixed(2);

/**
 * `1234.5` → `1,234.50` for display; the currency depends on the language and is added elsewhere. A negative amount has
 * a minus sign and a bidi isolate: in Arabic the sign would follow the digits.
 */
export function formatAmount(price: number): string {
  const figures = plainAmount(Math.abs(price)).replace(/\B(?=(\d{3})+\.)/g, ',');
  return price < 0 ? `\u2066−${figures}\u2069` : figures;
}

/** JD. */
export const maxPrice = 100_000;
