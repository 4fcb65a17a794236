import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { chooseBuilds } from './needed-builds.ts';

const choose = (...args: string[]) => chooseBuilds(resolve(import.meta.dirname, '../../..'), args);

describe('what is built before tests', () => {
  it('is no Storybook when only other tests are named', () => {
    expect(choose('tools/lib/build/needed-builds')).toEqual(['--apps']);
    expect(choose('./e2e/journeys/axe.test.ts', 'api/src/db')).toEqual(['--apps']);
  });

  it.each([
    ['no test is named', []],
    ['one of those named is of stories', ['e2e/stories/composition', 'api/src/db']],
    ['a part of a path could mean them', ['e2e']],
    ['tests are chosen in another way', ['--project', 'stories']],
    ['nothing is called so', ['no-such-file']],
  ])('is everything when %s', (_when, args) => {
    expect(choose(...args)).toEqual(['--for-tests']);
  });
});
