import type { Order } from '../../contracts/orders.ts';
import { readyOn } from '../../contracts/ready-day.ts';
import { useLanguage } from '../i18n/language.tsx';
import { PartsLine } from './parts-line.tsx';

/** The notes below a line of an order: the parts of a box, the day of something ordered ahead. Empty for other lines. */
export function LineNotes({ item: { parts, ready_on } }: { item: Order['items'][number] }) {
  const language = useLanguage();
  return (
    <>
      {parts && <PartsLine parts={parts} />}
      {parts && ready_on && <br />}
      {ready_on && <b>{readyOn(ready_on, language)}</b>}
    </>
  );
}
