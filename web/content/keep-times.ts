/** A text of the seller's in which no line ends between a number and its word: `8:00 AM`, «8:00 صباحًا». */
export const keepTimes = (text: string): string => text.replace(/([\d٠-٩]) /g, '$1\u00a0');
