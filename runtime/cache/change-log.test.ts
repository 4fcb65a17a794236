import { describe, expect, it, vi } from 'vitest';
import { createChangeLog } from './change-log.ts';

it('a change is one of its own topics, and of no earlier moment', () => {
  const changes = createChangeLog();
  changes.note(['shirt']);
  const since = changes.atOnce.latest();
  expect(changes.atOnce.haveChanged(['shirt', 'shoe'], since)).toBe(false);
  changes.note(['shoe', 'products']);
  expect([changes.atOnce.haveChanged(['shirt'], since), changes.atOnce.haveChanged(['shirt', 'shoe'], since)]).toEqual([
    false,
    true,
  ]);
  expect(changes.atOnce.haveChanged(['shoe'], changes.atOnce.latest())).toBe(false);
});

it('changes that are remembered no longer count as changes of every topic', () => {
  const changes = createChangeLog({ maxTopics: 2 });
  const start = changes.atOnce.latest();
  for (const topic of ['a', 'b', 'c', 'd']) {
    changes.note([topic]);
  }
  expect(changes.atOnce.haveChanged(['never noted'], start)).toBe(true);
  expect(changes.atOnce.haveChanged(['never noted'], changes.atOnce.latest())).toBe(false);
  expect([changes.atOnce.haveChanged(['c'], 2), changes.atOnce.haveChanged(['c'], 3)]).toEqual([true, false]);
});

it('when anything may have changed, every topic has, until then', () => {
  const changes = createChangeLog();
  changes.note(['shirt']);
  const since = changes.atOnce.latest();
  changes.noteAll();
  expect([changes.atOnce.haveChanged(['shirt'], since), changes.atOnce.haveChanged(['never noted'], since)]).toEqual([
    true,
    true,
  ]);
  expect(changes.atOnce.haveChanged(['shirt', 'never noted'], changes.atOnce.latest())).toBe(false);
});

describe('a change that a poll has found', () => {
  const found = (...transactions: string[]) => new Map([['shirt', transactions]]);
  /** Sees 700 and 702; 701 is under way and 703 to come. */
  const snapshot = '701:703:701';

  it('is none of what was read in a snapshot that saw all its transactions', () => {
    const changes = createChangeLog();
    changes.noteFound(found('700', '702'));
    expect([changes.atOnce.haveChanged(['shirt'], 0), changes.atOnce.haveChanged(['shirt'], 0, snapshot)]).toEqual([
      true,
      false,
    ]);
    changes.noteFound(found('702', '703'));
    expect(changes.atOnce.haveChanged(['shirt'], 0, snapshot)).toBe(true);
    changes.noteFound(found('701'));
    expect(changes.atOnce.haveChanged(['shirt'], 0, snapshot)).toBe(true);
    expect(changes.atOnce.haveChanged(['shirt'], changes.atOnce.latest())).toBe(false);
  });

  it('hides none that was reported, before it or after it', () => {
    const changes = createChangeLog();
    changes.note(['shirt']);
    const since = changes.atOnce.latest();
    changes.noteFound(found('700'));
    expect([
      changes.atOnce.haveChanged(['shirt'], 0, snapshot),
      changes.atOnce.haveChanged(['shirt'], since, snapshot),
    ]).toEqual([true, false]);
    changes.note(['shirt']);
    expect(changes.atOnce.haveChanged(['shirt'], since, snapshot)).toBe(true);
  });

  it('hides none that is remembered no longer', () => {
    const changes = createChangeLog({ maxTopics: 1 });
    changes.note(['shirt']);
    changes.note(['shoe']);
    changes.noteFound(found('700'));
    expect(changes.atOnce.haveChanged(['shirt'], 0, snapshot)).toBe(true);
  });
});

describe('changes that are gathered', () => {
  const gatherMs = 250;

  it('are seen together, a while after the first of them, and at once by those who read at once', () => {
    vi.useFakeTimers();
    const changes = createChangeLog({ gatherMs });
    changes.noteSoon(['shirt']);
    vi.advanceTimersByTime(200);
    changes.noteSoon(['shoe']);
    const seen = () =>
      [changes.atOnce, changes.gathered].map((view) => [view.haveChanged(['shirt'], 0), view.haveChanged(['shoe'], 0)]);
    expect(seen()).toEqual([
      [true, true],
      [false, false],
    ]);
    vi.advanceTimersByTime(50);
    expect(seen()).toEqual([
      [true, true],
      [true, true],
    ]);
    vi.useRealTimers();
  });

  it('do not hide a change that is not gathered, and are not seen again after that', () => {
    vi.useFakeTimers();
    const changes = createChangeLog({ gatherMs });
    changes.noteSoon(['shirt']);
    changes.note(['shirt']);
    expect(changes.gathered.haveChanged(['shirt'], 0)).toBe(true);
    vi.advanceTimersByTime(gatherMs);
    const since = changes.gathered.latest();
    changes.noteSoon(['shirt']);
    expect(changes.gathered.haveChanged(['shirt'], since)).toBe(false);
    vi.advanceTimersByTime(gatherMs);
    expect(changes.gathered.haveChanged(['shirt'], since)).toBe(true);
    vi.useRealTimers();
  });
});
