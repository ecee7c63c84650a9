import { foldDigits } from '../../contracts/digits.ts';
import type { LineFault } from '../../contracts/imports.ts';
import { isUuid } from '../database/uuid.ts';
import { faultOf } from './draft.ts';
import type { FileLine } from './file-line.ts';
import { groupId } from './group-id.ts';

/** The group of sizes of a line, and its position there; a null id is a product without other sizes. */
export type GroupDraft = { id: string | null; place: number };

/** In characters. */
const longestName = 200;
/** The highest position in a group, counted from 1. */
const lastPlace = 999;

/**
 * Reads the groups of sizes of a sheet: lines with the same text in the group column are sizes of one product, ordered
 * by their numbers or else by their lines. Undefined where the file has no such column. The shop's own file has the
 * group's id; any other text always gives the same group.
 */
export function groupReader(): (line: FileLine, faults: LineFault[]) => GroupDraft | undefined {
  const lines = new Map<string, number>();
  return ({ cell }, faults) => {
    const text = cell('size_group');
    if (text === undefined) return undefined;
    if (text === '') return { id: null, place: 0 };
    if (text.length > longestName) {
      faults.push(faultOf('size_group', `too_long:${longestName}`, text));
      return undefined;
    }
    const id = isUuid(text) ? text.toLowerCase() : groupId(['sheet', text.toLowerCase()]);
    const line = lines.get(id) ?? 0;
    lines.set(id, line + 1);
    const order = foldDigits(cell('size_order') ?? '').trim();
    if (order === '') return { id, place: line };
    const place = /^\d{1,3}$/.test(order) ? Number(order) : 0;
    if (place >= 1 && place <= lastPlace) return { id, place: place - 1 };
    faults.push(faultOf('size_order', 'size_order_invalid', cell('size_order')));
    return undefined;
  };
}
