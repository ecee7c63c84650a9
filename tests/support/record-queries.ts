import { Client } from 'pg';
import { onTestFinished, vi } from 'vitest';

export type Recorded = { text: string; values: unknown[]; isNamed: boolean };

/** Records every query that this process sends to PostgreSQL until the test is done: check the list after each call. */
export function recordQueries(): Recorded[] {
  const recorded: Recorded[] = [];
  const query = Client.prototype.query as (...sent: unknown[]) => unknown;
  const spy = vi.spyOn(Client.prototype, 'query').mockImplementation(function (
    this: Client,
    ...sent: unknown[]
  ) {
    const [first, second] = sent as [
      string | { text: string; values?: unknown[]; name?: string },
      unknown[]?,
    ];
    const { text, values = second, name } = typeof first === 'string' ? { text: first } : first;
    recorded.push({ text, values: Array.isArray(values) ? values : [], isNamed: name !== undefined });
    return query.apply(this, sent) as never;
  });
  onTestFinished(() => spy.mockRestore());
  return recorded;
}
