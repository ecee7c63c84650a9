/** Fractions from 0 to 1 that are the same for the same seed: a linear congruence, even enough to choose moments by. */
export function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

export const chooseOf = <T>(random: () => number, from: readonly T[]): T =>
  from[Math.floor(random() * from.length)] as T;
