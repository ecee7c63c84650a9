import { isIPv6 } from 'node:net';

/**
 * The unit of rate and connection limits: an IPv4 address, the /64 network of an IPv6 address (one customer has all of
 * it), or any other text unchanged.
 */
export function subnetOf(address: string): string {
  const bare = address.replace(/%.*$/, '');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(bare)) return address;
  // Normalized as in a URL: lower case, no leading zeros, no IPv4 part at the end.
  const [head = '', tail] = new URL(`http://[${bare}]`).hostname.slice(1, -1).split('::');
  const start = numbersOf(head);
  if (tail === undefined) return start.slice(0, 4).join(':');
  const end = numbersOf(tail);
  const zeros = Array<string>(8 - start.length - end.length).fill('0');
  return [...start, ...zeros, ...end].slice(0, 4).join(':');
}

const numbersOf = (part: string): string[] => part.split(':').filter(Boolean);
