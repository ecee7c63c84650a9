import { mostSizes } from '../../contracts/sizes.ts';
import type { ProductRow } from '../catalogue/product.table.ts';
import { isArabic } from './cell.ts';
import type { Draft } from './draft.ts';
import { groupId } from './group-id.ts';

/** Of a variant: which others are sizes of the same thing, its place among them, what the thing is called, and its own size. */
export type SizeDraft = { group: string; place: number; title: string; label: string };

/** As long as the text of a product's size may be. */
const longestLabel = 60;

/**
 * A variant as a size; undefined where the shop has no room for so many or for a name so long, and it is a product of its own. The
 * group's id is made of the file's own names, so that the same file leads to the same group again.
 */
export function sizeOf(
  source: { format: string; parent: string; title: string },
  place: number,
  label: string,
): SizeDraft | undefined {
  if (!source.title || !label || label.length > longestLabel || place >= mostSizes) return undefined;
  return { group: groupId(Object.values(source)), place, title: source.title, label };
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
