/** How a word of the catalogue answers to what was typed, from the best to the last resort. */
export type Match = 'exact' | 'prefix' | 'form' | 'synonym' | 'sound' | 'edit' | 'trigram';

/** What a match is worth of its field's weight, in hundredths. A synonym in a name is so worth 6 where the name is 8. */
const worth: Record<Match, number> = {
  exact: 100,
  prefix: 94,
  form: 88,
  synonym: 75,
  sound: 50,
  edit: 40,
  trigram: 25,
};

/** Whether a word is only taken for the typed one, which the catalogue does not know. */
export const isGuess = (match: Match): boolean =>
  match === 'sound' || match === 'edit' || match === 'trigram';

/**
 * What a product's fields weigh, as `term_postings` names them. The head of a name, which says what the product is, and the word beside it
 * stand in the name too.
 */
export const fields = { head: 11, beside: 9, name: 8, category: 3, origin: 2, description: 1 } as const;
export type Field = (typeof fields)[keyof typeof fields];

/** How well a word answers in a field; `cost` tells how far off the word is, see `editCost` and `soundCost`. */
export const pointsOf = (match: Match, field: Field, cost = 0): number =>
  Math.max(1, Math.round(field * (worth[match] - Math.min(cost, 3) * 5)));
