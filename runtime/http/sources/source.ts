import { isIPv6 } from 'node:net';
import { plainAddress } from './trusted-proxies.ts';

/** The first four groups of an IPv6 address, with `::` written out. */
function networkOf(address: string): string {
  const [before = '', after] = address.split('%')[0]?.split('::') ?? [];
  const split = (part: string | undefined) => (part ? part.split(':') : []);
  const head = split(before);
  const tail = split(after);
  const groups =
    after === undefined ? head : [...head, ...Array(Math.max(0, 8 - head.length - tail.length)).fill('0'), ...tail];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

/** The source of a request: an IPv4 address, or the /64 of an IPv6 address, which belongs to one customer. */
export function sourceOf(given: string): string {
  const address = plainAddress(given);
  return isIPv6(address) ? `${networkOf(address)}::/64` : address;
}
