/** Non-breaking spaces keep each number on one line with its unit, or with what it counts: `2` and `L` are read apart from each other. In markup: `keepUnits`. */
export const keepNumberWithUnit = (text: string): string => text.replace(/(\p{Nd}) (?=\p{L})/gu, '$1\u00a0');
