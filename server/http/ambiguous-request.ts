import type { IncomingMessage } from 'node:http';

/**
 * Whether another program could read a request differently from Node (request smuggling): Node uses the first of two
 * Host headers, and ignores codings besides `chunked`. Two lengths, or a length and a coding, are refused by Node
 * itself.
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
