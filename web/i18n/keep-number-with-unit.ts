/** Non-breaking spaces keep each number on one line with its unit or noun, as in `2 L`. For markup: `keepUnits`. */
export const keepNumberWithUnit = (text: string): string => text.replace(/(\p{Nd}) (?=\p{L})/gu, '$1\u00a0');
