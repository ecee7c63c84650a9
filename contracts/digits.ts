/** Folds the three digit sets that are typed in Jordan (0-9, ٠-٩, ۰-۹) to 0-9. */
export const foldDigits = (text: string): string =>
  text.replace(/[٠-٩۰-۹]/g, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    return String(code >= 0x6f0 ? code - 0x6f0 : code - 0x660);
  });

/** Bidi marks and zero-width joiners, which get into pasted text. */
export const invisibleMarks = /[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\u061c]/g;
