import type { AnswerOf, Endpoint, InputOf } from '../../contracts/endpoint.ts';
import { readEventStream } from '../http/read-event-stream.ts';
import { isSessionRefused } from './session.ts';

/** How long to wait before trying again, in milliseconds: doubled at every failure. */
const pauses = { shortest: 1000, longest: 30_000 };

/**
 * Calls `refresh` as soon as the shop tells of changes, and at every change from then on; answers how to stop. A lost
 * connection is made again, at once when the network or the reader is back. Who does not look at the page needs none, a
 * browser having few connections to give, but for who is to hear of changes `evenHidden`. `onLost` hears that none comes any more.
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

  const isAway = () => document.hidden && !evenHidden;
  const disconnect = () => {
    clearTimeout(timer);
    connection?.abort();
    connection = undefined;
  };
  const connectLater = () => {
    disconnect();
    if (isOver || isAway()) return;
    // Not all at the same moment, when a shop with many readers comes back.
    timer = setTimeout(connect, pause * (0.5 + Math.random() / 2));
    pause = Math.min(pause * 2, pauses.longest);
  };
  const connect = () => {
    disconnect();
    if (isOver || isAway()) return;
    const current = new AbortController();
    connection = current;
    const fail = (error?: unknown) => {
      if (connection !== current) return;
      // Nobody is let in with this session: whoever asks for the list is told so.
      if (isSessionRefused(error)) isOver = true;
      else onLost();
      connectLater();
    };
    const look = (change?: AnswerOf<E>) =>
      void refresh(change).then(() => {
        pause = pauses.shortest;
      }, fail);
    // A stream of everything takes no input.
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
    if (isAway()) disconnect();
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
