import { call } from '../http/api.ts';

/** The search just submitted. Only a submit counts: a reload, Back or an opened link must not be reported. */
let asked = '';

export function askedFor(q: string): void {
  asked = q;
}

/** Reports a search without results once, for the seller's list of missed searches. Fire and forget: a failure is ignored. */
export function reportMissed(q: string): void {
  if (q === '' || q !== asked) return;
  asked = '';
  import('../../contracts/search.ts')
    .then(({ reportMissedSearch }) => call(reportMissedSearch, { q: q.slice(0, 100) }))
    .catch(() => {});
}
