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
const isWater = (word: string) => ['water', 'ماء'].includes(word);
/** What flavours a water that is no drink: rose water is of roses before it is a water. */
const flowers = new Set(['rose', 'blossom', 'flower', 'ورد', 'الورد', 'زهر', 'الزهر']);

/**
 * The word of a name that says what the product is, and the one beside it: in Arabic the first and the second, in English the last of
 * its first phrase and the one before. "Tuna in olive oil" is a tuna, «زيت زيتون» an oil, of olives. Flower waters are the other way round.
 */
export function headOf(name: string): [head?: string, beside?: string] {
  const [phrase = ''] = name.split(isFollowed);
  const all = wordsOf(phrase).filter((word) => !/\d/.test(word));
  const contents = all.filter((word) => !containers.has(word));
  const words = contents.length > 0 ? contents : all;
  const [head, beside] = isArabic.test(phrase) ? words : words.reverse();
  if (head && beside && isWater(head) && flowers.has(beside)) return [beside, head];
  return [head, beside].flatMap((word) => word ?? []) as [string?, string?];
}
