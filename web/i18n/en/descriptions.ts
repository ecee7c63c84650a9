/** Descriptions of pages for search results and shared links, in 50 to 160 characters. */
export const descriptions = {
  home: 'Labneh, cheese, za’atar, olive oil, pickles and honey: the Jordanian pantry, ordered from your phone and delivered to your door.',
  mouneh:
    'The heritage shelf: labneh, cheese, za’atar, olive oil, pickles, freekeh and honey, the Jordanian pantry, delivered to your door.',
  cilka:
    'The Cilka shelf: tea, coffee, rice, tins and everything that keeps a house clean, in one place, delivered to your door.',
  category: (category: string, shelf: string) =>
    `${category} on ${shelf} of {shop}: see names, sizes and prices in dinars, and order on WhatsApp, delivered to your door.`,
  shelf: { mouneh: 'the heritage shelf', cilka: 'the Cilka shelf' },
  search: (query: string) =>
    `Results for “${query}” at {shop}: the Jordanian pantry and modern groceries, delivered to your door.`,
  product: (name: string, facts: string) => `${[name, facts].filter((part) => part !== '').join(', ')}.`,
  from: (place: string) => `from ${place}`,
  tail: {
    mouneh: 'From the heritage shelf of {shop}, delivered to your door.',
    cilka: 'From the Cilka shelf of {shop}, delivered to your door.',
  },
};
