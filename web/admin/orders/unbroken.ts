/** Keeps the order number together and left to right (bidi isolate); a word joiner after the hyphen prevents a line break. */
export const unbroken = (number: string): string => `\u2066${number.replaceAll('-', '-\u2060')}\u2069`;
