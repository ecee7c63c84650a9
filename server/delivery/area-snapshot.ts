import type { Action } from '../../contracts/activity.ts';
import type { NewEntry } from '../activity/record-activity.ts';
import type { AreaRow } from './area-view.ts';

/**
 * An area's snapshot in the activity log, for undo. Its position belongs to the order of the list, a separate entry;
 * only the snapshot of a deletion includes it, so that the area is restored there.
 */
export type AreaSnapshot = Omit<AreaRow, 'position' | 'version'>;

export const areaSnapshot = ({ position: _, version: __, ...row }: AreaRow): AreaSnapshot => row;

/** The activity entry of a change of an area. */
export function areaEntry(before: AreaRow | null, after: AreaRow | null, undoes?: number): NewEntry {
  const row = after ?? before;
  if (!row) throw new Error('an entry without an area');
  const action: Action = !before ? 'area.create' : after ? 'area.update' : 'area.delete';
  return {
    action,
    subjectId: row.id,
    subject: { en: row.nameEn, ar: row.nameAr },
    before: before && { ...areaSnapshot(before), ...(!after && { position: before.position }) },
    after: after && areaSnapshot(after),
    undoes,
  };
}
