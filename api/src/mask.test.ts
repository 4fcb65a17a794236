import { describe, expect, it } from 'vitest';
import { maskEmail, maskMobile } from './mask.ts';

describe('a masked address', () => {
  it.each([
    ['meera.nair@example.co.in', 'm***@e***.in'],
    ['x@y.z', 'x***@y***.z'],
    ['', '***@***'],
  ])('%s keeps its first letters and its ending', (email, masked) => {
    expect(maskEmail(email)).toBe(masked);
  });

  it('of a mobile keeps its last four digits', () => {
    expect(maskMobile('9876543210')).toBe('******3210');
  });
});
