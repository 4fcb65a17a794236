import { expect, it } from 'vitest';
import { chooseEncoding } from './choose-encoding.ts';

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['BR ; Q=0.000, GZIP;q=0.5', 'gzip'],
  ['br;q=0.1', 'br'],
  ['identity', undefined],
  ['*', undefined],
  ['abridged, gzipped', undefined],
  [undefined, undefined],
])('a client that takes %s gets %s', (accepted, encoding) => {
  expect(chooseEncoding(accepted)).toBe(encoding);
});
