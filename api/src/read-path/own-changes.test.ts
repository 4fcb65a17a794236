import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { createOwnChanges } from './own-changes.ts';

const [key, other] = [randomBytes(32), randomBytes(32)];
let clock = Date.parse('2026-11-23T12:00:00Z');
const now = () => clock;
const open = (keys: readonly [Buffer, ...Buffer[]] = [key]) =>
  createOwnChanges({ keys, isSecure: true, lateMs: 15_000, now });
const isKnown = (changes: ReturnType<typeof open>, cookies: string | undefined) =>
  changes.missedUntil(cookies) !== undefined;
const issue = () => open().issue().split(';')[0] ?? '';

it('a change is known by its cookie, in every process with the secret, also while that is replaced', () => {
  const cookie = issue();
  expect(isKnown(open(), `a=1; ${cookie}; b=2`)).toBe(true);
  expect(isKnown(open([other, key]), cookie)).toBe(true);
  expect(isKnown(open([other]), cookie)).toBe(false);
});

it('an answer begun before it may miss it, also by the clock of another machine', () => {
  expect(open().missedUntil(issue())).toBe(clock + 2000);
});

it('it lasts as long as a document or a replica may be late, by the server, not by the browser', () => {
  expect(open().issue()).toContain('Max-Age=75;');
  const cookie = issue();
  clock += 75_000;
  expect(isKnown(open(), cookie)).toBe(true);
  clock += 1;
  expect(isKnown(open(), cookie)).toBe(false);
});

it.each([
  ['none', undefined],
  ['a forged one', 'aaram_changed=zzzzzzzz.AAAAAAAAAAAAAAAAAAAAAA'],
  ['one without a signature', 'aaram_changed=zzzzzzzz'],
  ['an empty one', 'aaram_changed='],
  ['a huge one', `aaram_changed=${'a'.repeat(10_000)}.${'b'.repeat(10_000)}`],
])('%s does not get past the caches', (_name, cookie) => {
  expect(isKnown(open(), cookie)).toBe(false);
});

it('one from the future is no good either', () => {
  clock += 60_000;
  const cookie = issue();
  clock -= 60_000;
  expect(isKnown(open(), cookie)).toBe(false);
});
