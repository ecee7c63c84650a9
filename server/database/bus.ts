import { EventEmitter, on } from 'node:events';
import { Client, escapeIdentifier } from 'pg';
import type { Database } from './connect.ts';

export type Bus = {
  /**
   * Subscribes to a channel: receives payloads of `pg_notify` from all instances from now on. Ends with `signal` and
   * when the connection is lost; then subscribers must read the current state and listen again.
   */
  listen: (channel: string, signal: AbortSignal) => Promise<AsyncIterable<string>>;
  close: () => Promise<void>;
};

/** Heartbeat of the connection: interval and timeout, in milliseconds. */
const heartbeat = { every: 3000, timeoutMs: 3000 };

/** Publish/subscribe over PostgreSQL's LISTEN/NOTIFY, on a connection of its own that is opened with the first subscription. */
export function openBus(db: Database): Bus {
  const heard = new EventEmitter().setMaxListeners(0);
  let connection: Promise<Client> | undefined;
  let isClosed = false;
  /** The LISTEN of each channel: once per connection, in sequence. */
  const listening = new Map<string, Promise<unknown>>();

  /** Ends all subscriptions of a lost connection once; a late event of an old connection does not affect its successor. */
  const lose = (lost: Promise<Client>) => {
    if (connection !== lost) return;
    connection = undefined;
    listening.clear();
    heard.emit('lost');
  };

  const connect = (): Promise<Client> => {
    const client = new Client({
      ...db.$client.options,
      application_name: 'mouneh bus',
      query_timeout: heartbeat.timeoutMs,
    });
    const connected = client.connect().then(() => client);
    client.on('error', () => lose(connected));
    client.on('end', () => lose(connected));
    client.on('notification', ({ channel, payload = '' }) => heard.emit(`heard ${channel}`, payload));
    connected.catch(() => lose(connected));
    // A half-open TCP connection raises no error: only a query reveals that the peer is gone.
    const beat = setInterval(() => client.query('select').catch(() => giveUp()), heartbeat.every).unref();
    const giveUp = () => {
      clearInterval(beat);
      lose(connected);
      void client.end().catch(() => {});
    };
    client.on('end', () => clearInterval(beat));
    return connected;
  };

  const askFor = (channel: string, client: Client): Promise<unknown> => {
    const earlier = Promise.allSettled(listening.values());
    const asked =
      listening.get(channel) ?? earlier.then(() => client.query(`listen ${escapeIdentifier(channel)}`));
    listening.set(channel, asked);
    return asked;
  };

  return {
    listen: async (channel, signal) => {
      if (isClosed) return nothing();
      connection ??= connect();
      const client = await connection;
      if (isClosed || signal.aborted) return nothing();
      // Subscribed before LISTEN is sent, so that no announcement falls between the two.
      const announcements = on(heard, `heard ${channel}`, { signal, close: ['lost'] });
      try {
        await askFor(channel, client);
      } catch (error) {
        await announcements.return?.();
        throw error;
      }
      return payloads(announcements, signal);
    },
    close: async () => {
      isClosed = true;
      const open = connection;
      heard.emit('lost');
      await (await open?.catch(() => undefined))?.end();
    },
  };
}

async function* nothing(): AsyncIterable<string> {}

async function* payloads(
  announcements: AsyncIterable<unknown[]>,
  signal: AbortSignal,
): AsyncIterable<string> {
  try {
    for await (const [payload] of announcements) yield payload as string;
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}
