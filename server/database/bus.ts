import { EventEmitter, on } from 'node:events';
import { Client, escapeIdentifier } from 'pg';
import type { Database } from './connect.ts';

export type Bus = {
  /**
   * What is announced on a channel by `pg_notify` from now on, in any instance. Ends when `signal` does, and when the
   * connection is lost: whoever listens then reads anew and listens again.
   */
  listen: (channel: string, signal: AbortSignal) => Promise<AsyncIterable<string>>;
  close: () => Promise<void>;
};

/** How often the connection is asked whether it is still there, and how long it may take to say so, in milliseconds. */
const heartbeat = { every: 3000, timeoutMs: 3000 };

/** Opens the bus on a connection of its own, which is made when somebody first listens. */
export function openBus(db: Database): Bus {
  const heard = new EventEmitter().setMaxListeners(0);
  let connection: Promise<Client> | undefined;
  let isClosed = false;
  /** What the connection has been asked to listen for, once each and one after another. */
  const listening = new Map<string, Promise<unknown>>();

  /** A connection that is lost wakes all who listen, once, and leaves alone the one that has taken its place. */
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
    // A peer that is cut off says nothing: no error comes until somebody asks.
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
      // Heard before the server is asked, so that no announcement falls between the two.
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
