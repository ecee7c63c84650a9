import { EventSourceParserStream } from 'eventsource-parser/stream';
import { type AnswerOf, type Endpoint, type InputOf, requestFor } from '../../contracts/endpoint.ts';
import { ask, networkError, openEnvelope } from './api.ts';

/**
 * Reads server-sent events by fetch (EventSource cannot send the token) until `signal` aborts. `onOpen` is called once
 * the subscription is active. Resolves when the stream ends; rejects with an ApiError when refused or lost.
 */
export async function readEventStream<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  {
    signal,
    onOpen,
    onEvent,
  }: { signal: AbortSignal; onOpen: () => void; onEvent: (value: AnswerOf<E>) => void },
): Promise<void> {
  const response = await ask(requestFor(endpoint, input as Record<string, unknown>).url, signal);
  if (!response.ok || !response.body) return void (await openEnvelope(endpoint, response));
  const events = response.body
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream());
  const reader = events.getReader();
  onOpen();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      onEvent(JSON.parse(value.data));
    }
  } catch (error) {
    if (!signal.aborted) throw networkError();
    throw error;
  }
}
