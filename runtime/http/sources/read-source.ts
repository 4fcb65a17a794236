import { isIPv6 } from 'node:net';
import { plainAddress } from './trusted-proxies.ts';

/** The eight groups of an IPv6 address, without leading zeros. */
function readGroups(address: string): string[] {
  const [head = '', tail] = (address.split('%')[0] ?? '').toLowerCase().split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const gap = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  return [...left, ...Array<string>(gap).fill('0'), ...right].map((group) => group.replace(/^0+(?=.)/, ''));
}

/**
 * The source of a request: an IPv4 address, or the /64 network of an IPv6 address, because one client usually has the
 * whole network.
 */
export function readSource(given: string): string {
  const address = plainAddress(given);
  return isIPv6(address) ? `${readGroups(address).slice(0, 4).join(':')}::/64` : address;
}

/** The beginning of an address, which separates sources but identifies no person: /24 of IPv4, /48 of IPv6. */
export function shortenSource(address: string): string {
  const source = readSource(address);
  return source.includes(':')
    ? `${source.split(':').slice(0, 3).join(':')}::/48`
    : `${source.split('.').slice(0, 3).join('.')}.0/24`;
}
