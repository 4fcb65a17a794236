import { describe, expect, it } from 'vitest';
import { findGap, listSegments } from './segments.ts';

const one = '000000010000000000000001';
const two = '000000010000000000000002';
const three = '000000010000000000000003';

describe('segments of the log', () => {
  it('follow each other over the end of a number', () => {
    expect(listSegments('0000000100000001000000FE', '000000010000000200000001')).toEqual([
      '0000000100000001000000FE',
      '0000000100000001000000FF',
      '000000010000000200000000',
      '000000010000000200000001',
    ]);
  });

  it('have a gap where one is missing although a later one is there', () => {
    expect(findGap(one, [one, two, three])).toBeUndefined();
    expect(findGap(one, [one, three])).toBe(two);
    expect(findGap(one, [])).toBe(one);
    expect(findGap(two, [one, two, '000000020000000000000009', 'note'])).toBeUndefined();
  });
});
