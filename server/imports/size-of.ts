import { languages } from '../../contracts/language.ts';
import { areLabelsMixed, labelsOf, longestLabel } from '../../contracts/size-labels.ts';
import { maxSizes } from '../../contracts/sizes.ts';
import { formatWeight } from '../../contracts/weight-words.ts';
import type { ProductRow } from '../catalogue/product.table.ts';
import { isArabic } from './cell.ts';
import type { Draft } from './draft.ts';
import { groupId } from './group-id.ts';

/** Of a variant: which others are sizes of the same thing, its place among them, what the thing is called, and its own size. */
export type SizeDraft = { group: string; place: number; title: string; label: string };

/**
 * A variant as a size; undefined where the shop has no room for so many or for a name so long, and it is a product of its own. The
 * group's id is made of the file's own names, so that the same file leads to the same group again.
 */
export function sizeOf(
  source: { format: string; parent: string; title: string },
  place: number,
  label: string,
): SizeDraft | undefined {
  if (!source.title || !label || label.length > longestLabel || place >= maxSizes) return undefined;
  return { group: groupId(Object.values(source)), place, title: source.title, label: tidyLabel(label) };
}

/** The sign between two languages is one in a label of both alone. */
export const tidyLabel = (label: string): string =>
  areLabelsMixed(label) ? label.replaceAll(' | ', ' / ') : label;

/** Whether readers of both languages see the same: `1 كغم` and `1kg`. */
export const isShownAlike = (one: string, other: string): boolean =>
  languages.every((language) => formatWeight(one, language) === formatWeight(other, language));

/** A file that says a size in one of the languages in which the shop has it leaves the other one; so does `1 كغم` of `1kg`, which readers see as the same. */
export function preserveLabels(draft: Draft, found: ProductRow | undefined): Draft {
  const { weight } = draft;
  const isKnown =
    weight &&
    found &&
    (Object.values(labelsOf(found.weight)).includes(weight) || isShownAlike(weight, found.weight));
  return isKnown ? { ...draft, weight: found.weight } : draft;
}

/**
 * A new variant has the thing's name and its own size. One that came in before sizes were grouped, or was taken out of them, keeps the
 * name that has both.
 */
export function asSize(draft: Draft, found: ProductRow | undefined): Draft {
  const { size } = draft;
  if (!size) return draft;
  const isOne = !found || found.sizeGroup !== null || [found.nameEn, found.nameAr].includes(size.title);
  if (!isOne) return draft;
  return { ...draft, [isArabic(size.title) ? 'nameAr' : 'nameEn']: size.title, weight: size.label };
}
