import { languages } from '../../contracts/language.ts';
import { areLabelsMixed, labelsOf, longestLabel } from '../../contracts/size-labels.ts';
import { maxSizes } from '../../contracts/sizes.ts';
import { formatWeight } from '../../contracts/weight-words.ts';
import type { ProductRow } from '../catalogue/product.table.ts';
import { isArabic } from './cell.ts';
import type { Draft } from './draft.ts';
import { groupId } from './group-id.ts';

/** A variant as a size: its group, its position there, the product's title, and its own label. */
export type SizeDraft = { group: string; place: number; title: string; label: string };

/**
 * A variant as a size; undefined where the group would be too large or the name too long: then it is a separate
 * product. The group's id is derived from the file's names, so the same file always gives the same group.
 */
export function sizeOf(
  source: { format: string; parent: string; title: string },
  place: number,
  label: string,
): SizeDraft | undefined {
  if (!source.title || !label || label.length > longestLabel || place >= maxSizes) return undefined;
  return { group: groupId(Object.values(source)), place, title: source.title, label: tidyLabel(label) };
}

/** Replaces the separator of two languages within a label, which would read as two labels. */
export const tidyLabel = (label: string): string =>
  areLabelsMixed(label) ? label.replaceAll(' | ', ' / ') : label;

/** Whether both are displayed alike in both languages, as `1 كغم` and `1kg`. */
export const isShownAlike = (one: string, other: string): boolean =>
  languages.every((language) => formatWeight(one, language) === formatWeight(other, language));

/**
 * Keeps the stored labels when the file has only one of a size's two languages, or one that is displayed alike, as `1
 * كغم` for `1kg`.
 */
export function preserveLabels(draft: Draft, found: ProductRow | undefined): Draft {
  const { weight } = draft;
  const isKnown =
    weight &&
    found &&
    (Object.values(labelsOf(found.weight)).includes(weight) || isShownAlike(weight, found.weight));
  return isKnown ? { ...draft, weight: found.weight } : draft;
}

/**
 * A new variant gets the product's name and its own size. One that was imported before sizes were grouped, or was
 * removed from the group, keeps its name, which includes both.
 */
export function asSize(draft: Draft, found: ProductRow | undefined): Draft {
  const { size } = draft;
  if (!size) return draft;
  const isOne = !found || found.sizeGroup !== null || [found.nameEn, found.nameAr].includes(size.title);
  if (!isOne) return draft;
  return { ...draft, [isArabic(size.title) ? 'nameAr' : 'nameEn']: size.title, weight: size.label };
}
