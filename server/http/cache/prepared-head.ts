import { type ServerResponse, STATUS_CODES, validateHeaderName, validateHeaderValue } from 'node:http';

/** The head of an answer that is sent many times: its lines are joined and validated once, not by Node for each request. */
export type PreparedHead = { headers: string[]; lines: string; length: string[] };

/**
 * Node's internal step below `writeHead`, missing from its types: it takes lines as they are, then adds the headers and
 * Node's own.
 */
type Below = { _storeHeader: (lines: string, headers: string[]) => void };

/** `headers` are names, each followed by its value; the body's length is passed by name, as Node must know it. */
export function prepareHead(status: number, headers: string[], length: number): PreparedHead {
  let lines = `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n`;
  for (let index = 0; index < headers.length; index += 2) {
    const [name = '', value = ''] = headers.slice(index, index + 2);
    validateHeaderName(name);
    validateHeaderValue(name, value);
    lines += `${name}: ${value}\r\n`;
  }
  return { headers, lines, length: ['Content-Length', String(length)] };
}

/** Writes the head; headers that were set before, as while connections are drained, are included. */
export function writePreparedHead(
  response: ServerResponse,
  { headers, lines, length }: PreparedHead,
  status: number,
): void {
  if (status === 200 && response.getHeaderNames().length === 0) {
    (response as unknown as Below)._storeHeader(lines, length);
  } else response.writeHead(status, [...headers, ...length]);
}
