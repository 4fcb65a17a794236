import { describe, expect, it } from 'vitest';
import { createReleaseFigures, figureRules } from './release-figures.ts';

const blog = { part: 'blog', version: '1' };

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
  it('are summed from a time on, and for no longer than the window', () => {
    const { figures, pass } = open();
    figures.countView(blog);
    const later = pass(figureRules.stepMs) + 1;
    figures.countView(blog);
    figures.countFailure(blog);
    expect(figures.sumSince(blog, 0)).toEqual({ views: 2, failures: 1, reports: 0 });
    expect(figures.sumSince(blog, later)).toEqual({ views: 1, failures: 1, reports: 0 });
    expect(figures.sumSince({ part: 'blog', version: '2' }, 0)).toEqual({ views: 0, failures: 0, reports: 0 });
    pass(figureRules.windowMs + 2 * figureRules.stepMs);
    expect(figures.sumSince(blog, 0)).toEqual({ views: 0, failures: 0, reports: 0 });
    expect(figures.list()).toMatchObject([{ ...blog, views: 2, failures: 1, reports: 0 }]);
  });

  it('have few reports of one source, until the window has passed', () => {
    const { figures, pass } = open();
    for (let number = 0; number < 10; number += 1) {
      figures.countReport(blog, '198.51.100.1');
    }
    figures.countReport(blog, '198.51.100.2');
    expect(figures.sumSince(blog, 0).reports).toBe(figureRules.reportsPerSource + 1);
    pass(figureRules.windowMs);
    figures.countReport(blog, '198.51.100.1');
    expect(figures.list()[0]?.reports).toBe(figureRules.reportsPerSource + 2);
  });

  it('remember a limited number of releases, those used last', () => {
    const { figures } = open({ releases: 2 });
    for (const version of ['1', '2', '1', '3']) {
      figures.countView({ part: 'blog', version });
    }
    expect(figures.list().map(({ version, views }) => [version, views])).toEqual([
      ['3', 1],
      ['1', 2],
    ]);
  });
});
