/** Whether two values of a form are equal, by their JSON: the order of their keys counts, and a key without a value is none. */
export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
