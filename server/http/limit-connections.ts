import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { subnetOf } from './ip-subnet.ts';
import type { ServerLimits } from './server-limits.ts';

type Held = { subnet: string; answering: number; idleSince: number };

/**
 * Connection limits, in total and per subnet. At a limit the longest idle connection is closed in favour of the new
 * one; if none is idle, the new one is closed. Returns a function that must be called with every response.
 */
export function limitConnections(
  server: Server,
  max: Pick<ServerLimits, 'connections' | 'perSubnet'>,
): (response: ServerResponse) => void {
  const held = new Map<Socket, Held>();
  const counts = new Map<string, number>();
  /** A logical clock that orders connections by when they became idle. */
  let turn = 0;

  const letGo = (socket: Socket) => {
    const one = held.get(socket);
    if (!one) return;
    held.delete(socket);
    const left = (counts.get(one.subnet) ?? 1) - 1;
    if (left > 0) counts.set(one.subnet, left);
    else counts.delete(one.subnet);
  };

  const closeOldestIdle = (subnet?: string): boolean => {
    let oldest: [Socket, Held] | undefined;
    for (const entry of held) {
      const [, one] = entry;
      if (one.answering > 0 || (subnet !== undefined && one.subnet !== subnet)) continue;
      if (!oldest || one.idleSince < oldest[1].idleSince) oldest = entry;
    }
    if (!oldest) return false;
    const [socket] = oldest;
    letGo(socket);
    socket.destroy();
    return true;
  };

  server.on('connection', (socket: Socket) => {
    const subnet = subnetOf(socket.remoteAddress ?? '');
    const isRoom =
      ((counts.get(subnet) ?? 0) < max.perSubnet || closeOldestIdle(subnet)) &&
      (held.size < max.connections || closeOldestIdle());
    if (!isRoom) return socket.destroy();
    turn += 1;
    held.set(socket, { subnet, answering: 0, idleSince: turn });
    counts.set(subnet, (counts.get(subnet) ?? 0) + 1);
    socket.once('close', () => letGo(socket));
  });

  function endAnswer(this: ServerResponse): void {
    const one = held.get(this.req.socket);
    if (!one) return;
    turn += 1;
    one.answering -= 1;
    one.idleSince = turn;
  }
  return (response) => {
    const one = held.get(response.req.socket);
    if (!one) return;
    one.answering += 1;
    response.on('close', endAnswer);
  };
}
