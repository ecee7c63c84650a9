/** Whether two form values are equal by their JSON: the order of keys matters, and an undefined value equals a missing key. */
export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
