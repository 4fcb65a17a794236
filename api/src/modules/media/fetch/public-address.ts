import { BlockList, isIP } from 'node:net';

/** IPv4 networks that are no part of the public internet (the special-purpose registry of IANA). */
const closed4: readonly [string, number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];

/** Networks within the public part of IPv6 that lead elsewhere: tunnels, translations, examples. */
const closed6: readonly [string, number][] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['2620:4f:8000::', 48],
  ['3fff::', 20],
];

const closed = new BlockList();
for (const [network, prefix] of closed4) {
  closed.addSubnet(network, prefix, 'ipv4');
}
for (const [network, prefix] of closed6) {
  closed.addSubnet(network, prefix, 'ipv6');
}
const global6 = new BlockList();
global6.addSubnet('2000::', 3, 'ipv6');

/**
 * Whether an IP address is one of the public internet. Of IPv6 only what is handed out as global unicast is: neither
 * local addresses nor IPv4 addresses in any other dress, such as ::ffff:10.0.0.1.
 */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !closed.check(address, 'ipv4');
    case 6:
      return global6.check(address, 'ipv6') && !closed.check(address, 'ipv6');
    default:
      return false;
  }
}
