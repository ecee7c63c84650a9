/** How a word of the catalogue matches the typed one, best first. */
export type Match = 'exact' | 'prefix' | 'form' | 'synonym' | 'sound' | 'edit' | 'trigram';

/**
 * The points of a match as a percentage of its field's weight: a synonym in a name is worth 6 where the name itself is
 * worth 8.
 */
const worth: Record<Match, number> = {
  exact: 100,
  prefix: 94,
  form: 88,
  synonym: 75,
  sound: 50,
  edit: 40,
  trigram: 25,
};

/** Whether the match is a guess, for a typed word that the catalogue does not know. */
export const isGuess = (match: Match): boolean =>
  match === 'sound' || match === 'edit' || match === 'trigram';

/**
 * The weights of a product's fields, stored in `term_postings`. The head of a name, which says what the product is, and
 * the word beside it are also part of the name.
 */
export const fields = { head: 11, beside: 9, name: 8, category: 3, origin: 2, description: 1 } as const;
export type Field = (typeof fields)[keyof typeof fields];

/** The points of a match in a field; `cost` is the distance of the word, see `editCost` and `soundCost`. */
export const pointsOf = (match: Match, field: Field, cost = 0): number =>
  Math.max(1, Math.round(field * (worth[match] - Math.min(cost, 3) * 5)));
