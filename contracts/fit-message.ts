/** The most characters of one part of the address. */
const longestPart = 300;

/**
 * The message with the parts of the address cut as little as possible, but to `least` characters or more; null where
 * none fits. Binary search.
 */
export function longest(least: number, compose: (length: number) => string | null): string | null {
  let message: string | null = null;
  let [low, high] = [least, longestPart];
  while (low <= high) {
    const length = Math.floor((low + high) / 2);
    const fitting = compose(length);
    if (fitting === null) high = length - 1;
    else [message, low] = [fitting, length + 1];
  }
  return message;
}

/** The message with as many lines of goods as fit; null where fewer than `needed` do. */
export function fillWith(
  head: string,
  goods: string[],
  tail: string[],
  fits: (lines: string[]) => boolean,
  left: (shown: number) => string,
  needed: number,
): string | null {
  const whole = [head, ...goods, ...tail];
  if (fits(whole)) return whole.join('\n');
  const cutAfter = (shown: number) => [head, ...goods.slice(0, shown), left(shown), ...tail];
  // Counts up from the first line, so that the cost of a long order depends only on the lines that fit.
  let shown = 0;
  while (fits(cutAfter(shown + 1))) shown += 1;
  return shown >= needed && fits(cutAfter(shown)) ? cutAfter(shown).join('\n') : null;
}
