import { expect, it } from 'vitest';
import { fromIndianTime, toIndianTime } from './india-clock.ts';

// rules: drafts-and-scheduled-posts
it("reads and writes India's clock, whatever the zone of the machine", () => {
  expect(fromIndianTime('2026-12-01T00:10')?.toISOString()).toBe('2026-11-30T18:40:00.000Z');
  expect(toIndianTime('2026-11-30T18:40:59.000Z')).toBe('2026-12-01T00:10');
});

it.each(['', '2026-12-01', '2026-02-30T10:00', '2026-13-01T10:00', '2026-12-01T25:00', 'now'])(
  'knows that %j is no time',
  (text) => {
    expect(fromIndianTime(text)).toBeUndefined();
  },
);
