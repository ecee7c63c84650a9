import type { PoolClient } from 'pg';
import type { Logger } from 'pino';
import type { Vitals } from '../vitals.ts';

/** The slow query log: its threshold in milliseconds, and where it is reported. */
export type SlowQueries = { milliseconds: number; log: Logger; vitals: Vitals };

type Query = string | { text: string };

/** Waiting for an advisory lock is intended, not slow. */
const waits = /\bpg_advisory_lock\b/;

/** Logs the slow queries of a connection, failed ones included: their text, never their values. */
export function watchQueries(client: PoolClient, { milliseconds, log, vitals }: SlowQueries): void {
  const query = client.query.bind(client) as (...sent: unknown[]) => unknown;
  const watched = (...sent: unknown[]) => {
    const began = performance.now();
    const end = () => {
      const took = performance.now() - began;
      const text = textOf(sent[0] as Query);
      if (took < milliseconds || waits.test(text)) return;
      vitals.slowQueries += 1;
      log.warn({ ms: Math.round(took), query: withoutValues(text) }, 'a query was slow');
    };
    const callback = sent.at(-1);
    if (typeof callback === 'function') {
      const ended = (...answer: unknown[]) => {
        end();
        callback(...answer);
      };
      return query(...sent.slice(0, -1), ended);
    }
    const answered = query(...sent);
    if (answered instanceof Promise) answered.then(end, end);
    return answered;
  };
  client.query = watched as typeof client.query;
}

const textOf = (query: Query): string => (typeof query === 'string' ? query : query.text);

/** Values are sent separately from the text. Literals that a library has put into the text are removed. */
const withoutValues = (text: string): string =>
  text
    .replace(/'(?:[^']|'')*'/g, "'…'")
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 2000);
