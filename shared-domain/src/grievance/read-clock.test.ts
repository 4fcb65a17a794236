import { expect, it } from 'vitest';
import { readClock } from './read-clock.ts';

const complaint = {
  state: 'open' as const,
  acknowledgedAt: null,
  acknowledgeBy: '2026-11-24T10:00:00.000Z',
  redressBy: '2026-12-22T10:00:00.000Z',
};
const at = (time: string) => Date.parse(time);

// rules: complaints
it('runs for the acknowledgement first, then for the redress, and ends when the complaint is closed', () => {
  const { acknowledgeBy, redressBy } = complaint;
  expect(readClock(complaint, at('2026-11-24T09:59:59Z'))).toEqual({
    task: 'acknowledge',
    dueAt: acknowledgeBy,
    isOverdue: false,
  });
  expect(readClock(complaint, at('2026-11-24T10:00:01Z'))).toMatchObject({ isOverdue: true });
  const acknowledged = { ...complaint, acknowledgedAt: '2026-11-22T10:00:05.000Z' };
  expect(readClock(acknowledged, at('2026-11-30T00:00:00Z'))).toEqual({
    task: 'redress',
    dueAt: redressBy,
    isOverdue: false,
  });
  expect(readClock({ ...acknowledged, state: 'answered' }, at('2026-12-23T00:00:00Z'))).toMatchObject({
    isOverdue: true,
  });
  expect(readClock({ ...acknowledged, state: 'closed' }, at('2027-12-23T00:00:00Z'))).toBeUndefined();
});
