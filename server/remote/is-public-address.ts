import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** Ranges of IANA's special-purpose registries, and a cloud's metadata address (SSRF). */
const closed4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '168.63.129.16/32',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
];
/** The only public range of IPv6; mapped and translated IPv4, link-local and local addresses are all outside it. */
const open6 = ['2000::/3'];
/** Excluded from it: protocol assignments (Teredo), documentation, and 6to4, which leads to arbitrary IPv4 addresses. */
const closed6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

function listOf(ranges: string[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [net = '', prefix] = range.split('/');
    list.addSubnet(net, Number(prefix), family);
  }
  return list;
}

const [not4, only6, not6] = [listOf(closed4, 'ipv4'), listOf(open6, 'ipv6'), listOf(closed6, 'ipv6')];

/** Whether an IP address is on the public internet, not this machine or its local network (SSRF). */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !not4.check(address, 'ipv4');
  return isIPv6(address) && only6.check(address, 'ipv6') && !not6.check(address, 'ipv6');
}
