import { BlockList, isIPv4, isIPv6 } from 'node:net';

type Server = { requestIP: (request: Request) => { address: string } | null } | null;

/**
 * The address a request comes from. X-Forwarded-For counts only from TRUSTED_PROXIES, read from the right,
 * so that a caller can't pretend to be somebody else.
 */
export function clientAddress(request: Request, server: Server, trustedProxies: string[]): string {
  let address = plain(server?.requestIP(request)?.address ?? 'unknown');
  if (trustedProxies.length === 0) return address;
  const trusted = blockList(trustedProxies);
  const hops = (request.headers.get('x-forwarded-for') ?? '')
    .split(',')
    .map((hop) => plain(hop.trim()));
  while (isTrusted(trusted, address)) {
    const hop = hops.pop();
    if (!hop || !(isIPv4(hop) || isIPv6(hop))) break;
    address = hop;
  }
  return address;
}

/** Whom a limit holds for: an IPv4 address, or the 64 bits of IPv6 that one household has all addresses of. */
export function householdOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = '', tail = ''] = address.split('::');
  const [before, after] = [head, tail].map((part) => (part ? part.split(':') : [])) as [
    string[],
    string[],
  ];
  const zeros = Array<string>(Math.max(8 - before.length - after.length, 0)).fill('0');
  const network = [...before, ...zeros, ...after].slice(0, 4);
  return network.map((part) => Number.parseInt(part, 16).toString(16)).join(':');
}

function blockList(ranges: string[]): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [net = '', bits] = range.split('/');
    const family = isIPv6(net) ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(net, family);
    else list.addSubnet(net, Number(bits), family);
  }
  return list;
}

function isTrusted(list: BlockList, address: string): boolean {
  if (isIPv4(address)) return list.check(address, 'ipv4');
  return isIPv6(address) && list.check(address, 'ipv6');
}

/** IPv4 addresses arrive as ::ffff:a.b.c.d on a socket that listens on both. */
const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '');
