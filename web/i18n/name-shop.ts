/** Placeholder of the shop's name in the words. */
const shopMark = '{shop}';

type Named = { name: string; words: object };
const lastNamed = new WeakMap<object, Named>();

/** The words with the shop's name filled in. Memoised for each set of words, since the name rarely changes. */
export function nameShop<AnyWords extends object>(words: AnyWords, name: string): AnyWords {
  const last = lastNamed.get(words);
  if (last?.name === name) return last.words as AnyWords;
  const named = fill(words, name) as AnyWords;
  lastNamed.set(words, { name, words: named });
  return named;
}

function fill(value: unknown, name: string): unknown {
  if (typeof value === 'string') return value.replaceAll(shopMark, () => name);
  if (typeof value === 'function') return (...given: unknown[]) => fill(value(...given), name);
  if (Array.isArray(value)) return value.map((inner) => fill(inner, name));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, fill(inner, name)]));
}
