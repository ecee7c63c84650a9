/** Prevents line breaks between a number and its word in a seller's text: `8:00 AM`, «8:00 صباحًا». */
export const keepTimes = (text: string): string => text.replace(/([\d٠-٩]) /g, '$1\u00a0');
