import { describe, expect, it } from 'vitest';
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

describe('a change that a poll has found', () => {
  const found = (...transactions: string[]) => new Map([['shirt', transactions]]);
  /** Sees 700 and 702; 701 is under way and 703 to come. */
  const snapshot = '701:703:701';

  it('is none of what was read in a snapshot that saw all its transactions', () => {
    const changes = createChanges();
    changes.noteFound(found('700', '702'));
    expect([changes.haveChanged(['shirt'], 0), changes.haveChanged(['shirt'], 0, snapshot)]).toEqual([true, false]);
    changes.noteFound(found('702', '703'));
    expect(changes.haveChanged(['shirt'], 0, snapshot)).toBe(true);
    changes.noteFound(found('701'));
    expect(changes.haveChanged(['shirt'], 0, snapshot)).toBe(true);
    expect(changes.haveChanged(['shirt'], changes.latest())).toBe(false);
  });

  it('hides none that was told, before it or after it', () => {
    const changes = createChanges();
    changes.note(['shirt']);
    const since = changes.latest();
    changes.noteFound(found('700'));
    expect([changes.haveChanged(['shirt'], 0, snapshot), changes.haveChanged(['shirt'], since, snapshot)]).toEqual([
      true,
      false,
    ]);
    changes.note(['shirt']);
    expect(changes.haveChanged(['shirt'], since, snapshot)).toBe(true);
  });

  it('hides none that is remembered no longer', () => {
    const changes = createChanges(1);
    changes.note(['shirt']);
    changes.note(['shoe']);
    changes.noteFound(found('700'));
    expect(changes.haveChanged(['shirt'], 0, snapshot)).toBe(true);
  });
});
