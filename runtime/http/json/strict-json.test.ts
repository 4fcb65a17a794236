import { describe, expect, it } from 'vitest';
import { isAmbiguous, isStorable } from './strict-json.ts';

describe('a JSON body', () => {
  it('may name a key in two objects, and hold quotes, brackets and colons in texts', () => {
    for (const value of [
      [{ a: 1 }, { a: 1 }],
      { a: { a: { a: 1 } } },
      { a: '"a":{[', b: '\\', c: '\\"' },
      ['a', ':', 'a'],
    ]) {
      expect(isAmbiguous(JSON.stringify(value))).toBe(false);
    }
  });

  it('of twelve megabytes in one text is scanned once', () => {
    const text = JSON.stringify({ a: 'x"\\'.repeat(3_000_000), b: 1 });
    expect(isAmbiguous(text)).toBe(false);
    expect(isStorable(text)).toBe(true);
  });
});
