import { expect, it } from 'vitest';
import { formatTicketNumber, parseTicketNumber } from './ticket-number.ts';

it('is read as people type and say it, also where it begins like its prefix', () => {
  expect(formatTicketNumber('7K3F92QD')).toBe('GR-7K3F-92QD');
  for (const typed of ['GR-7K3F-92QD', 'gr 7k3f 92qd', ' 7K3F92QD ', '#GR7K3F92QD']) {
    expect(parseTicketNumber(typed)).toBe('7K3F92QD');
  }
  expect(parseTicketNumber('GR01-22O1')).toBe('GR012201');
  expect(parseTicketNumber('GR-GR01-2201')).toBe('GR012201');
});

it.each(['', 'GR-', 'GR-7K3F-9', 'AA-7K3F-92QD', 'GR-7K3F-92QDX', 'meera@example.com'])('is not %j', (typed) => {
  expect(parseTicketNumber(typed)).toBeUndefined();
});
