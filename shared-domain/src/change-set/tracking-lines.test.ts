import { expect, it } from 'vitest';
import { readTrackingLines } from './tracking-lines.ts';

const line = { order: 'AA-7K3F-92QD', carrier: 'Blue Dart', trackingId: 'BD 1' };

it.each([
  ['commas', 'AA-7K3F-92QD, Blue Dart, BD 1'],
  ['tabs of a spreadsheet', 'AA-7K3F-92QD\tBlue Dart\tBD 1\r\n\r\n'],
  ['semicolons and quotes', 'Order number;Carrier;Tracking ID\n"AA-7K3F-92QD";"Blue Dart";"BD 1"'],
  ['the sign between them named first', 'sep=;\r\nOrder number;Carrier;Tracking ID\r\nAA-7K3F-92QD;Blue Dart;BD 1'],
])('reads lines with %s', (_name, text) => {
  expect(readTrackingLines(text)).toEqual([line]);
});

it('reads lines without a carrier, and what is no such line as it is', () => {
  expect(readTrackingLines('AA-7K3F-92QD BD1\n17')).toEqual([
    { order: 'AA-7K3F-92QD', carrier: '', trackingId: 'BD1' },
    { order: '17', carrier: '', trackingId: '' },
  ]);
  expect(readTrackingLines(' \n')).toEqual([]);
});
