import { expect, it } from 'vitest';
import { refundArrives } from './refund-day.ts';

const arrives = (sent: string) => refundArrives(new Date(sent)).toISOString();

it('a refund arrives within seven working days, counted in India', () => {
  // A Saturday: the first working day is Monday.
  expect(arrives('2026-11-28T10:00:00.000Z')).toBe('2026-12-08T10:00:00.000Z');
  expect(arrives('2026-12-01T10:00:00.000Z')).toBe('2026-12-10T10:00:00.000Z');
  // Friday evening in London is Saturday in India.
  expect(arrives('2026-11-27T20:00:00.000Z')).toBe('2026-12-07T20:00:00.000Z');
});
