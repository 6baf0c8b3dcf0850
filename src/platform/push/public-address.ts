import { BlockList, isIP, isIPv4, isIPv6 } from 'node:net';

// An endpoint is what a browser says, so it may name anything: only https, a name, and public addresses are called, or a
// keeper's account would reach what stands behind the router. What a name means is looked up just before the call; who
// changes it in between meets a machine that has no certificate of that name.

/** Whether a text may be where a push service takes notices. Its addresses are looked at when something is sent. */
export function isEndpoint(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, port, username, password } = new URL(text);
  const isName = /^([a-z0-9-]+\.)+[a-z][a-z0-9-]+$/.test(hostname) && isIP(hostname) === 0;
  const isAtHome = /\.(local|localhost|internal|lan|home|arpa|test|invalid)$/.test(hostname);
  return protocol === 'https:' && isName && !isAtHome && !port && !username && !password;
}

/** Neither of this machine nor of a network at home, nor one that is set aside for another purpose. */
export function isPublicAddress(address: string): boolean {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return isPublicAddress(mapped);
  const [ofIPv4, ofIPv6] = setAside;
  if (isIPv6(address)) return !ofIPv6.check(address, 'ipv6');
  return isIPv4(address) && !ofIPv4.check(address, 'ipv4');
}

/** Apart, since a list of both takes an address of IPv4 for one in ::/3, too. */
const setAside = [
  listOf('ipv4', [
    ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16'],
    ...['172.16.0.0/12', '192.0.0.0/24', '192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16'],
    ...['198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4'],
  ]),
  // 2000::/3 is all that is handed out; 2002:: carries addresses of IPv4
  listOf('ipv6', ['::/3', '2001::/23', '2001:db8::/32', '2002::/16', '4000::/2', '8000::/1']),
] as const;

function listOf(family: 'ipv4' | 'ipv6', ranges: string[]): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [net = '', bits] = range.split('/');
    list.addSubnet(net, Number(bits), family);
  }
  return list;
}
