import { describe, expect, it } from 'vitest';
import { none, type ReleaseCounts } from './counts.ts';
import type { ReleaseTally } from './counts-text.ts';
import { createReleaseFigures, figureRules } from './release-figures.ts';

const blog = { part: 'blog', version: '1', revision: 1 };
const lately = { revision: 0, windowMs: figureRules.windowMs };
const counts = (some: Partial<ReleaseCounts>): ReleaseCounts => ({ ...none(), ...some });
/** What another shop server has counted of the blog, by change of the set. */
const tally = (...revisions: [number, ReleaseCounts][]): ReleaseTally => ({
  ...{ part: 'blog', version: '1' },
  revisions: new Map(revisions),
  paints: new Map([[3, 1]]),
});

/** Figures with a clock of their own, which starts at a whole step. */
function open(rules: Partial<typeof figureRules> = {}) {
  let time = figureRules.stepMs * 1_000_000;
  const figures = createReleaseFigures({ ...figureRules, ...rules }, () => time);
  const pass = (ms: number) => {
    time += ms;
    return time;
  };
  return { figures, pass };
}

describe('the figures of releases', () => {
  it('are summed for a time, and for no longer than the window', () => {
    const { figures, pass } = open();
    figures.countView(blog);
    pass(figureRules.stepMs);
    figures.countView(blog);
    figures.countFailure(blog);
    expect(figures.sumSince(blog, lately)).toEqual(counts({ views: 2, failures: 1 }));
    expect(figures.sumSince(blog, { ...lately, windowMs: 0 })).toEqual(counts({ views: 1, failures: 1 }));
    expect(figures.sumSince({ part: 'blog', version: '2' }, lately)).toEqual(none());
    pass(figureRules.windowMs + 2 * figureRules.stepMs);
    expect(figures.sumSince(blog, lately)).toEqual(none());
    expect(figures.list()).toMatchObject([{ part: 'blog', version: '1', views: 2, failures: 1, reports: 0 }]);
  });

  it('belong to the change of the set after which they were counted', () => {
    const { figures } = open();
    figures.countView(blog);
    figures.countView({ ...blog, revision: 5 });
    expect(figures.sumSince(blog, { ...lately, revision: 5 }).views).toBe(1);
    expect([figures.sumAll(blog).views, figures.sumAll(blog, 5).views]).toEqual([2, 1]);
  });

  it('have few reports of one source, until the window has passed', () => {
    const { figures, pass } = open();
    for (let number = 0; number < 10; number += 1) {
      figures.countReport(blog, '198.51.100.1');
    }
    figures.countReport(blog, '198.51.100.2');
    expect(figures.sumSince(blog, lately).reports).toBe(figureRules.reportsPerSource + 1);
    pass(figureRules.windowMs);
    figures.countReport(blog, '198.51.100.1');
    expect(figures.list()[0]?.reports).toBe(figureRules.reportsPerSource + 2);
  });

  it('remember a limited number of releases, those used last', () => {
    const { figures } = open({ releases: 2 });
    for (const version of ['1', '2', '1', '3']) {
      figures.countView({ ...blog, version });
    }
    expect(figures.list().map(({ version, views }) => [version, views])).toEqual([
      ['1', 2],
      ['3', 1],
    ]);
  });
});

describe('the figures of several shop servers', () => {
  it('are added up, and what others count comes when it is read, whatever their clocks say', () => {
    const { figures, pass } = open();
    figures.setOthers(new Map());
    figures.countView(blog);
    pass(60 * 60_000);
    figures.setOthers(new Map([['other', [tally([1, counts({ views: 4, failures: 4 })])]]]));
    expect(figures.sumSince(blog, { ...lately, windowMs: 20_000 })).toEqual(counts({ views: 4, failures: 4 }));
    figures.setOthers(new Map([['other', [tally([1, counts({ views: 5, failures: 4 })])]]]));
    expect(figures.sumSince(blog, { ...lately, windowMs: 20_000 })).toEqual(counts({ views: 5, failures: 4 }));
    expect(figures.sumAll(blog)).toEqual(counts({ views: 6, failures: 4 }));
    expect(figures.list()).toMatchObject([{ version: '1', views: 6, paints: 1, paintMs: 400 }]);
  });

  it('are there after a restart, but are no news for a release that was live long before', () => {
    const { figures } = open();
    const files = new Map([['before', [tally([1, counts({ views: 900 })], [4, counts({ views: 5, failures: 5 })])]]]);
    figures.setOthers(files);
    expect(figures.sumSince(blog, lately)).toEqual(none());
    expect(figures.sumSince(blog, { ...lately, revision: 4, withStart: true })).toEqual(
      counts({ views: 5, failures: 5 }),
    );
    expect(figures.sumAll(blog).views).toBe(905);
  });

  it('are taken for the own file only when something has come', () => {
    const { figures } = open();
    expect(figures.takeOwn()).toBeUndefined();
    figures.countView(blog);
    expect(figures.takeOwn()).toMatchObject([{ part: 'blog', version: '1' }]);
    expect(figures.takeOwn()).toBeUndefined();
    figures.keepOwn();
    expect(figures.takeOwn()).toHaveLength(1);
  });
});
