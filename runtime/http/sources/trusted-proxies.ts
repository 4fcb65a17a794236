import { BlockList, isIP } from 'node:net';
import { ConfigError } from '@aaram/shared-domain/environment';

/** Names that stand for networks in the setting. */
const names: ReadonlyMap<string, readonly string[]> = new Map([
  ['none', []],
  ['loopback', ['127.0.0.0/8', '::1']],
  ['linklocal', ['169.254.0.0/16', 'fe80::/10']],
  ['uniquelocal', ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7']],
]);

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

function add(list: BlockList, entry: string): void {
  const [address = '', bits, ...rest] = entry.split('/');
  const most = isIP(address) === 6 ? 128 : 32;
  const prefix = Number(bits ?? most);
  if (isIP(address) === 0 || rest.length > 0 || !/^\d+$/.test(bits ?? '1') || prefix > most) {
    throw new ConfigError([
      `TRUST_PROXY: "${entry}" is no address, network (10.0.0.0/8) or name (${[...names.keys()].join(', ')})`,
    ]);
  }
  list.addSubnet(address, prefix, familyOf(address));
}

/** Turns an IPv4-mapped IPv6 address (`::ffff:`), as IPv6 sockets report it, into the IPv4 address. */
export const plainAddress = (address: string): string => address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '');

/** Reads proxies, separated by commas. The result says whether an address is trusted. Throws ConfigError. */
export function readTrustedProxies(value: string): (address: string | undefined) => boolean {
  const list = new BlockList();
  const entries = value.split(',').map((entry) => entry.trim());
  for (const entry of entries.filter((one) => one !== '')) {
    for (const network of names.get(entry) ?? [entry]) {
      add(list, network);
    }
  }
  return (given) => {
    const address = plainAddress(given ?? '');
    return isIP(address) !== 0 && list.check(address, familyOf(address));
  };
}
