/** The trigrams of a word, with marked ends: `labneh` is `^la`, `lab`, `abn`, `bne`, `neh`, `eh$`. */
export function trigramsOf(word: string): string[] {
  const letters = [...`^${word}$`];
  return [...new Set(letters.slice(2).map((_, index) => letters.slice(index, index + 3).join('')))];
}

/** Jaccard similarity of two words' trigrams, from 0 to 1. */
export function likeness(one: string, other: string): number {
  const [a, b] = [new Set(trigramsOf(one)), new Set(trigramsOf(other))];
  const shared = a.intersection(b).size;
  return shared / (a.size + b.size - shared);
}
