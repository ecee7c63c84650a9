import { wordsOf } from '../../contracts/fold-text.ts';

/** Separators in an English name before what the product comes with, in or for. */
const isFollowed = /[,;:()–—|]|\b(?:in|with|without|of|for|from|and)\b|&/i;
/** Names of containers: "Mint tea bags" is a tea, «تنكة زيت» an oil. */
const containers = new Set(
  'bag bags bunch half jar pack packs tin tray نصف نص تنكه علبه كيس مرطبان طبق صينيه ظروف اكياس ضمه باقه'.split(
    ' ',
  ),
);
const isArabic = /\p{Script=Arabic}/u;

/**
 * The word of a name that says what the product is, and the word beside it: in Arabic the first and the second, in
 * English the last of the first phrase and the one before. "Tuna in olive oil" is a tuna, «زيت زيتون» an oil, of
 * olives.
 */
export function headOf(name: string): [head?: string, beside?: string] {
  const [phrase = ''] = name.split(isFollowed);
  const all = wordsOf(phrase).filter((word) => !/\d/.test(word));
  const contents = all.filter((word) => !containers.has(word));
  const words = contents.length > 0 ? contents : all;
  const [head, beside] = isArabic.test(phrase) ? words : words.reverse();
  return [head, beside].flatMap((word) => word ?? []) as [string?, string?];
}
