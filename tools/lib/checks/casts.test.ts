import { describe, expect, it } from 'vitest';
import { findManyCasts } from './casts.ts';

/** A file of 1,000 lines that begins with this code. */
const fileWith = (code: string, path = 'shell/src/a.tsx') => ({
  path,
  text: `${code}\n`.padEnd(code.length + 999, '\n'),
});
const cast = 'const a = b as string;';

describe('casts', () => {
  it('may be one in 1,000 lines', () => {
    expect(findManyCasts([fileWith(cast)])).toEqual([]);
    expect(findManyCasts([fileWith(cast + cast)])).toEqual([
      '2 casts in 1000 lines, and 1,000 lines have at most 1. Most are in shell/src/a.tsx (2)',
    ]);
  });

  it('are counted over all files', () => {
    expect(findManyCasts([fileWith(cast + cast), fileWith('', 'api/src/b.ts')])).toEqual([]);
  });

  it.each([
    ['inside another cast', 'const a = b as unknown as string;'],
    ['in an element', 'const a = <A b={c as string} d={e as string} />;'],
    ['in an argument', 'a(b as string, c as string);'],
  ])('are found %s', (_, code) => {
    expect(findManyCasts([fileWith(code)])).toHaveLength(1);
  });

  it.each([
    ['a constant', 'const a = [1] as const, b = [2] as const;'],
    ['a name', "import { a as b, c as d } from './e.ts';"],
    ['words', "// as one, as two\nconst a = 'as three', b = <p>as four</p>;"],
  ])('are not %s', (_, code) => {
    expect(findManyCasts([fileWith(code)])).toEqual([]);
  });

  it.each(['api/src/a.test.ts', 'blog/src/a.stories.tsx', 'shell/src/testing/a.ts', 'e2e/lib/a.ts', 'api/bench/a.ts'])(
    'are not counted in %s',
    (path) => {
      expect(findManyCasts([fileWith(cast + cast, path)])).toEqual([]);
    },
  );
});
