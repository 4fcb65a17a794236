import { expect, it } from 'vitest';
import { createChanges } from './changes.ts';

it('a change is one of its own topics, and of no earlier moment', () => {
  const changes = createChanges();
  changes.note(['shirt']);
  const since = changes.latest();
  expect(changes.haveChanged(['shirt', 'shoe'], since)).toBe(false);
  changes.note(['shoe', 'products']);
  expect([changes.haveChanged(['shirt'], since), changes.haveChanged(['shirt', 'shoe'], since)]).toEqual([false, true]);
  expect(changes.haveChanged(['shoe'], changes.latest())).toBe(false);
});

it('changes that are remembered no longer count as changes of every topic', () => {
  const changes = createChanges(2);
  const start = changes.latest();
  for (const topic of ['a', 'b', 'c', 'd']) {
    changes.note([topic]);
  }
  expect(changes.haveChanged(['never noted'], start)).toBe(true);
  expect(changes.haveChanged(['never noted'], changes.latest())).toBe(false);
  expect([changes.haveChanged(['c'], 2), changes.haveChanged(['c'], 3)]).toEqual([true, false]);
});

it('when anything may have changed, every topic has, until then', () => {
  const changes = createChanges();
  changes.note(['shirt']);
  const since = changes.latest();
  changes.noteAll();
  expect([changes.haveChanged(['shirt'], since), changes.haveChanged(['never noted'], since)]).toEqual([true, true]);
  expect(changes.haveChanged(['shirt', 'never noted'], changes.latest())).toBe(false);
});
