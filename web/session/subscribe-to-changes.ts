import type { AnswerOf, Endpoint, InputOf } from '../../contracts/endpoint.ts';
import { readEventStream } from '../http/read-event-stream.ts';
import { isSessionRefused } from './session.ts';

/** Reconnect backoff in milliseconds: exponential, doubled at every failure up to the longest. */
const pauses = { shortest: 1000, longest: 30_000 };

/**
 * Subscribes to server-sent events: calls `refresh` after each connect and at each event. Reconnects by backoff with
 * jitter, at once on `online`. Hidden tabs disconnect (browsers limit connections) unless `evenHidden`. `onLost`: the
 * stream dropped. Returns the stop function.
 */
export function subscribeToChanges<E extends Endpoint>(
  endpoint: E,
  refresh: (change?: AnswerOf<E>) => Promise<void>,
  { evenHidden = false, onLost = () => {} } = {},
): () => void {
  let connection: AbortController | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pause = pauses.shortest;
  let isOver = false;

  const isHidden = () => document.hidden && !evenHidden;
  const disconnect = () => {
    clearTimeout(timer);
    connection?.abort();
    connection = undefined;
  };
  const connectLater = () => {
    disconnect();
    if (isOver || isHidden()) return;
    // Jitter, so that clients do not reconnect all at once after a restart (thundering herd).
    timer = setTimeout(connect, pause * (0.5 + Math.random() / 2));
    pause = Math.min(pause * 2, pauses.longest);
  };
  const connect = () => {
    disconnect();
    if (isOver || isHidden()) return;
    const current = new AbortController();
    connection = current;
    const fail = (error?: unknown) => {
      if (connection !== current) return;
      // A 401 is final: no reconnect; `refresh` gets the 401 too and opens the login modal.
      if (isSessionRefused(error)) isOver = true;
      else onLost();
      connectLater();
    };
    const look = (change?: AnswerOf<E>) =>
      void refresh(change).then(() => {
        pause = pauses.shortest;
      }, fail);
    readEventStream(endpoint, {} as InputOf<E>, {
      signal: current.signal,
      onOpen: () => look(),
      onEvent: look,
    }).then(
      () => fail(),
      (error: unknown) => {
        if (isSessionRefused(error)) look();
        fail(error);
      },
    );
  };
  const meet = () => {
    if (isHidden()) disconnect();
    else if (!evenHidden) connect();
  };
  const hurry = () => {
    pause = pauses.shortest;
    connect();
  };

  connect();
  document.addEventListener('visibilitychange', meet);
  window.addEventListener('online', hurry);
  return () => {
    isOver = true;
    disconnect();
    document.removeEventListener('visibilitychange', meet);
    window.removeEventListener('online', hurry);
  };
}
