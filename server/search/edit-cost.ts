/** Arabic letters that are confused by typing or by ear; folding has already unified others (ا/أ, ه/ة, ي/ى). */
const neighbours = ['ضظ', 'ضد', 'ذز', 'ذد', 'زظ', 'سص', 'تط', 'ثت', 'ثس', 'قك', 'حه', 'هت', 'جغ'];
const near = new Set(neighbours.flatMap(([one, other]) => [`${one}${other}`, `${other}${one}`]));

/**
 * All deletions of one letter from a word (symmetric delete): two words one edit apart share a deletion, or one is a
 * deletion of the other.
 */
export function withoutOneLetter(word: string): string[] {
  const letters = [...word];
  return [...new Set(letters.map((_, index) => letters.toSpliced(index, 1).join('')))];
}

/**
 * A bounded Damerau–Levenshtein distance: 0 for equal words, 0.5 for a confusable letter or a transposition, 1 for any
 * other single edit; Infinity beyond.
 */
export function editCost(one: string, other: string): number {
  const [a, b] = [[...one], [...other]];
  if (Math.abs(a.length - b.length) > 1) return Number.POSITIVE_INFINITY;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  let [endA, endB] = [a.length, b.length];
  while (endA > start && endB > start && a[endA - 1] === b[endB - 1]) {
    endA -= 1;
    endB -= 1;
  }
  const [left, right] = [a.slice(start, endA), b.slice(start, endB)];
  if (left.length + right.length === 0) return 0;
  if (left.length <= 1 && right.length <= 1) return near.has(left.join('') + right.join('')) ? 0.5 : 1;
  const isSwapped = left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0];
  return isSwapped ? 0.5 : Number.POSITIVE_INFINITY;
}
