/** How many characters a part of the address may have. */
const longestPart = 300;

/** The message with as much of each part of the address as fits, from `least` characters on; null where not even those do. */
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

/** The message with as many of the goods as fit; null where fewer are than needed. */
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
  // From the first line on, so that a long order costs no more than what is shown of it.
  let shown = 0;
  while (fits(cutAfter(shown + 1))) shown += 1;
  return shown >= needed && fits(cutAfter(shown)) ? cutAfter(shown).join('\n') : null;
}
