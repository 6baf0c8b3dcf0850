import { BlockList, isIPv4, isIPv6 } from 'node:net';
import type { Config } from '#src/platform/config.ts';

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
  return isIPv6(address) ? groupsOf(address).slice(0, 4).join(':') : address;
}

/** The 56 bits of IPv6 that most providers hand to one customer; empty for IPv4, where there is no such thing. */
export function widerHouseholdOf(address: string): string {
  if (!isIPv6(address)) return '';
  const [first, second, third, fourth = '0'] = groupsOf(address);
  const kept = (Number.parseInt(fourth, 16) & 0xff00).toString(16);
  return `${[first, second, third, kept].join(':')}/56`;
}

/** The range of addresses that tells a place without telling a household: a /24, or a /48 of IPv6. Empty for none. */
export function placeOf(address: string): string {
  if (isIPv4(address)) return address.replace(/\d+$/, '0/24');
  return isIPv6(address) ? `${groupsOf(address).slice(0, 3).join(':')}::/48` : '';
}

/**
 * Whether a call comes straight from this machine or the network at home: not from a public address, and through no
 * proxy, which would hide where it began. A proxy that says nothing of itself is known by a public URL with https that
 * this program does not serve.
 */
export function isFromHome(
  request: Request,
  server: Server,
  { publicUrl, https }: Pick<Config, 'publicUrl' | 'https'>,
): boolean {
  const address = plain(server?.requestIP(request)?.address ?? '');
  const isPrivate = isTrusted(homeNetworks, address);
  const isForwarded = [...request.headers.keys()].some((name) => FORWARDED.test(name));
  return isPrivate && !isForwarded && !(https === 'off' && publicUrl.startsWith('https:'));
}

const FORWARDED = /^(forwarded|via|x-forwarded-.*|x-real-ip|cf-.*|true-client-ip)$/;

const homeNetworks = blockList([
  '127.0.0.0/8',
  '10.0.0.0/8',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '169.254.0.0/16',
  '::1',
  'fc00::/7',
  'fe80::/10',
]);

/** The eight groups of an IPv6 address, in hex. */
function groupsOf(address: string): string[] {
  const [head = '', tail = ''] = address.split('::');
  const [before, after] = [head, tail].map((part) => (part ? part.split(':') : [])) as [
    string[],
    string[],
  ];
  const zeros = Array<string>(Math.max(8 - before.length - after.length, 0)).fill('0');
  const groups = [...before, ...zeros, ...after];
  return groups.map((part) => Number.parseInt(part, 16).toString(16));
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
