import { describe, expect, it } from 'vitest';
import { checkBusiness, tidyBusiness } from './index.ts';

const right = { gstin: '27AAPFU0939F1ZV', company: 'Resham LLP' };

describe('a business that is bought for', () => {
  // rules: buying-for-a-business
  it('reads a GSTIN with spaces and small letters, and says what is wrong with another', () => {
    expect(checkBusiness({ ...right, gstin: ' 27aapfu 0939f1zv ' }, 'Maharashtra')).toEqual([]);
    expect(tidyBusiness({ gstin: ' 27aapfu 0939f1zv ', company: ' Resham LLP ' })).toEqual(right);
    for (const [gstin, state, message] of [
      ['27AAPFU0939F1Z', 'Maharashtra', 'Please enter all 15 letters and digits of the GSTIN.'],
      ['27AAPFU0939F1ZW', 'Maharashtra', /cannot be right/],
      ['99AAPFU0939F1ZV', 'Maharashtra', /cannot be right/],
      ['27AAPFU0939F1ZV', 'Kerala', /is of Maharashtra, but the goods go to Kerala/],
    ] as const) {
      expect(checkBusiness({ ...right, gstin }, state)).toEqual([
        { path: 'gstin', message: typeof message === 'string' ? message : expect.stringMatching(message) },
      ]);
    }
    expect(checkBusiness({ ...right, company: ' ' }, 'Maharashtra')).toMatchObject([{ path: 'company' }]);
    // Before a state is chosen, only the number itself is looked at.
    expect(checkBusiness(right, '')).toEqual([]);
  });
});
