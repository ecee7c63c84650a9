/** Money inside is a whole number of qirsh (1/100 JD); on the wire it is JD with two decimals at most. */
export const toQirsh = (price: number): number => Math.round(price * 100);
export const fromQirsh = (qirsh: number): number => qirsh / 100;

/** Multiplies and adds in qirsh, so that ten times 0.10 is 1.00. Prices in and out are JD. */
export const sumPrices = (lines: { price: number; quantity: number }[]): number =>
  fromQirsh(lines.reduce((sum, line) => sum + toQirsh(line.price) * line.quantity, 0));

/** `3.5` → `3.50`, as it is typed into fields and kept in files. */
export const plainAmount = (price: number): string => price.toFixed(2);

/**
 * `1234.5` → `1,234.50`, as it is read, without the currency, which depends on the language. Below zero it has a minus sign, and is
 * isolated: in Arabic the sign would stand after the figures.
 */
export function formatAmount(price: number): string {
  const figures = plainAmount(Math.abs(price)).replace(/\B(?=(\d{3})+\.)/g, ',');
  return price < 0 ? `\u2066−${figures}\u2069` : figures;
}

/** JD. */
export const maxPrice = 100_000;
