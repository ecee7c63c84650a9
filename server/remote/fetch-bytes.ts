import dns from 'node:dns';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './is-public-address.ts';

/** Why a download failed; `status` comes with the other server's HTTP status. */
type Reason = 'address' | 'unreachable' | 'status' | 'redirects' | 'too_large' | 'too_slow';

export class NotFetched extends Error {
  readonly reason: Reason;
  readonly status: number | undefined;
  constructor(reason: Reason, status?: number) {
    super(`not fetched: ${reason}`);
    this.name = 'NotFetched';
    this.reason = reason;
    this.status = status;
  }
}

/** SSRF guard: whether the shop may connect to an address and port. Called for every resolved address at every redirect. */
export type FetchGuard = (address: string, port: number) => boolean;

export const publicWeb: FetchGuard = (address, port) =>
  (port === 80 || port === 443) && isPublicAddress(address);

const maxRedirects = 4;

type Wanted = { guard: FetchGuard; limits: { bytes: number; milliseconds: number }; userAgent: string };

/**
 * Downloads from a user-supplied URL under an SSRF guard: limited in bytes, redirects and total `limits.milliseconds`,
 * without cookies or credentials. Throws a NotFetched.
 */
export async function fetchBytes(address: string, wanted: Wanted): Promise<Buffer> {
  const deadline = AbortSignal.timeout(wanted.limits.milliseconds);
  try {
    let url = webAddress(address);
    for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
      const response = await ask(url, wanted, deadline);
      if (!isRedirect(response)) return await readBody(response, wanted.limits.bytes);
      response.destroy();
      url = webAddress(response.headers.location ?? '', url);
    }
    throw new NotFetched('redirects');
  } catch (error) {
    if (error instanceof NotFetched) throw error;
    throw new NotFetched(deadline.aborted ? 'too_slow' : 'unreachable');
  }
}

function webAddress(text: string, base?: URL): URL {
  const url = URL.parse(text, base?.href);
  const isWeb = url?.protocol === 'http:' || url?.protocol === 'https:';
  if (!url || !isWeb || url.username || url.password) throw new NotFetched('address');
  return url;
}

const portOf = ({ port, protocol }: URL): number => Number(port) || (protocol === 'https:' ? 443 : 80);

async function ask(url: URL, { guard, userAgent }: Wanted, signal: AbortSignal): Promise<IncomingMessage> {
  const port = portOf(url);
  const literal = url.hostname.replace(/^\[|\]$/g, '');
  // An IP literal, for which there is no DNS lookup.
  if (isIP(literal) && !guard(literal, port)) throw new NotFetched('address');
  const { request } = url.protocol === 'https:' ? https : http;
  const headers = {
    'User-Agent': userAgent,
    Accept: 'image/webp,image/jpeg,image/png',
    'Accept-Encoding': 'identity',
  };
  const asked = Promise.withResolvers<IncomingMessage>();
  request(url, { agent: false, headers, signal, lookup: lookUp(guard, port) })
    .on('response', asked.resolve)
    // Also for errors after the response has started.
    .on('error', asked.reject)
    // Closed without a response or an error, as after 101 (Switching Protocols).
    .on('close', () => asked.reject(new NotFetched('unreachable')))
    .end();
  return asked.promise;
}

/** Pins the connection to the address that was checked, against DNS rebinding. */
const lookUp =
  (guard: FetchGuard, port: number): LookupFunction =>
  (hostname, options, answer) =>
    dns.lookup(hostname, { ...options, all: true }, (error, found) => {
      if (error) return answer(error, '');
      const [first] = found;
      if (!first || !found.every(({ address }) => guard(address, port)))
        return answer(new NotFetched('address'), '');
      return options.all ? answer(null, found) : answer(null, first.address, first.family);
    });

const isRedirect = ({ statusCode, headers }: IncomingMessage): boolean =>
  [301, 302, 303, 307, 308].includes(statusCode ?? 0) && headers.location !== undefined;

async function readBody(response: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const { statusCode, headers } = response;
  if (statusCode !== 200) {
    response.destroy();
    throw new NotFetched('status', statusCode);
  }
  if (Number(headers['content-length']) > maxBytes) {
    response.destroy();
    throw new NotFetched('too_large');
  }
  const parts: Buffer[] = [];
  let size = 0;
  // Leaving the loop with an error closes the connection.
  for await (const part of response as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > maxBytes) throw new NotFetched('too_large');
    parts.push(part);
  }
  return Buffer.concat(parts);
}
