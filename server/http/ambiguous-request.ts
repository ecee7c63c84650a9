import type { IncomingMessage } from 'node:http';

/**
 * Whether another program could read a request differently than Node, which keeps the first of two hosts and leaves codings
 * beside `chunked` as they are. Two lengths, or a length and a coding, Node refuses by itself.
 */
export function isAmbiguous({ rawHeaders, headers }: IncomingMessage): boolean {
  const coding = headers['transfer-encoding'];
  if (coding !== undefined && coding.toLowerCase() !== 'chunked') return true;
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? '';
    if (name.length === 4 && /^host$/i.test(name)) hosts += 1;
  }
  return hosts > 1;
}
