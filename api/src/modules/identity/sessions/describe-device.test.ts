import type { FastifyRequest } from 'fastify';
import { describe, expect, it } from 'vitest';
import { describeDevice, shortenAddress } from './describe-device.ts';

const describeAgent = (agent: string | undefined) =>
  describeDevice({ headers: { 'user-agent': agent }, ip: '203.0.113.77' } as unknown as FastifyRequest).browser;

describe('a device', () => {
  it.each([
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36',
      'Chrome on Windows',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
      'Safari on iOS',
    ],
    ['', 'Unknown browser'],
    ['x'.repeat(100_000), 'Unknown browser'],
    [undefined, 'Unknown browser'],
  ])('is named after its browser and system', (agent, name) => {
    expect(describeAgent(agent).replace(/^x+$/, 'Unknown browser').slice(0, 40)).toBe(name);
  });

  it.each([
    ['203.0.113.77', '203.0.113.x'],
    ['::ffff:203.0.113.77', '203.0.113.x'],
    ['2001:db8:85a3:8d3:1319:8a2e:370:7348', '2001:db8:85a3::x'],
    ['2001:db8::1', '2001:db8::x'],
    ['::1', '::x'],
    ['nowhere', ''],
  ])('has only the beginning of its address: %s', (address, short) => {
    expect(shortenAddress(address)).toBe(short);
  });
});
