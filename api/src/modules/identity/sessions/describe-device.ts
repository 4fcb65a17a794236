import { isIPv4, isIPv6 } from 'node:net';
import Bowser from 'bowser';
import type { FastifyRequest } from 'fastify';
import * as texts from '#texts/identity.ts';
import type { Device } from './session.repository.ts';

const MAX_AGENT = 500;

/** The browser and system of a user agent, such as "Chrome on Windows". */
function nameBrowser(agent: string): string {
  const { browser, os } = Bowser.parse(agent);
  const program = (browser.name ?? '').slice(0, 40);
  const system = (os.name ?? '').slice(0, 40);
  if (program === '') {
    return texts.unknownBrowser;
  }
  return system === '' ? program : texts.browserOn(program, system);
}

/** An IP address without what identifies a household: the first three parts of IPv4, the first 48 bits of IPv6. */
export function shortenAddress(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIPv4(plain)) {
    return plain.replace(/\.\d+$/, '.x');
  }
  if (!isIPv6(plain)) {
    return '';
  }
  // The URL parser turns every notation of an IPv6 address into the same one.
  const [head = ''] = new URL(`http://[${plain.split('%')[0]}]`).hostname.slice(1, -1).split('::');
  return `${head.split(':').slice(0, 3).join(':')}::x`;
}

/** Browser and shortened address of a request, so that the account's owner can recognise the device. */
export function describeDevice(request: FastifyRequest): Device {
  const agent = (request.headers['user-agent'] ?? '').slice(0, MAX_AGENT);
  return { browser: agent === '' ? texts.unknownBrowser : nameBrowser(agent), source: shortenAddress(request.ip) };
}
