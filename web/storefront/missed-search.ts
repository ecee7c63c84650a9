import { reportMissedSearch } from '../../contracts/search.ts';
import { call } from '../http/api.ts';

/** The search that somebody has just sent off. A page that is opened, reloaded or gone back to has asked for nothing. */
let asked = '';

export function askedFor(q: string): void {
  asked = q;
}

/** Tells the shop once that this search found nothing, so that the seller can see to it. Nobody waits for it. */
export function tellMissed(q: string): void {
  if (q === '' || q !== asked) return;
  asked = '';
  call(reportMissedSearch, { q: q.slice(0, 100) }).catch(() => {});
}
