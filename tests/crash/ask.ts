import { setTimeout as wait } from 'node:timers/promises';
import { type AnswerOf, type Endpoint, type InputOf, requestFor } from '../../contracts/endpoint.ts';

/** The results of requests: how often they were cut off or refused with 503, and repeated. */
export type Tally = { cutOff: number; putOff: number };

/** Longer than a crash and a start take, in milliseconds. */
const timeoutMs = 30_000;

/**
 * Repeats a request until there is an answer, as a person does on "please try again": after a broken connection and
 * after a 503. Any other refusal is an error.
 */
export async function askUntilAnswered<E extends Endpoint>(
  base: () => string,
  endpoint: E,
  input: InputOf<E>,
  headers: Record<string, string>,
  tally: Tally,
): Promise<AnswerOf<E>> {
  const { url, body } = requestFor(endpoint, input as Record<string, unknown>);
  const sent = {
    method: endpoint.method,
    headers: { 'Content-Type': 'application/json', ...headers },
    ...(body !== undefined && { body }),
  };
  for (;;) {
    const answer = await fetch(`${base()}${url}`, { ...sent, signal: AbortSignal.timeout(timeoutMs) })
      .then(async (response) => ({ status: response.status, text: await response.text() }))
      .catch(() => null);
    if (answer?.status === (endpoint.status ?? 200)) {
      const { data, page } = JSON.parse(answer.text);
      return (endpoint.paged ? { items: data, page } : data) as AnswerOf<E>;
    }
    if (answer === null) tally.cutOff += 1;
    else if (answer.status === 503) tally.putOff += 1;
    else throw new Error(`${endpoint.method} ${url} was answered with ${answer.status}: ${answer.text}`);
    await wait(100);
  }
}
