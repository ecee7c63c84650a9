import { awaitedDay } from '../../contracts/line-notes.ts';
import type { Order } from '../../contracts/orders.ts';
import { readyOn } from '../../contracts/ready-day.ts';
import { useLanguage } from '../i18n/language.tsx';
import { PartsLine } from './parts-line.tsx';

type LineNotesProps = { item: Order['items'][number]; status: Order['status'] };

export const hasNotes = ({ item, status }: LineNotesProps): boolean =>
  Boolean(item.parts || awaitedDay(item, status));

/** The notes below a line of an order: the parts of a box, the day of something ordered ahead. Empty for other lines. */
export function LineNotes({ item, status }: LineNotesProps) {
  const language = useLanguage();
  const { parts } = item;
  const day = awaitedDay(item, status);
  return (
    <>
      {parts && <PartsLine parts={parts} />}
      {parts && day && <br />}
      {day && <b>{readyOn(day, language)}</b>}
    </>
  );
}
