import { describe, expect, it } from 'vitest';
import { isHardToSee, parseColour } from './cloth-colour.ts';

describe('an ink on a cloth', () => {
  it.each([
    ['rgb(30, 40, 90)', [35, 48, 105], true],
    ['rgb(255, 255, 255)', [238, 240, 240], true],
    ['rgb(255, 255, 255)', [35, 48, 105], false],
    ['rgb(180, 20, 40)', [238, 240, 240], false],
  ] as const)('of %s on %j is hard to see: %s', (ink, cloth, isHard) => {
    expect(isHardToSee(parseColour(ink), cloth)).toBe(isHard);
  });
});
