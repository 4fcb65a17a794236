import { createReleaseFigures } from '@aaram/runtime/publishing/counts';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { REPORT_PATH } from './documents/report-path.ts';
import { registerReleaseReports } from './release-reports.ts';
import type { LiveSet } from './releases.ts';

const set: LiveSet = {
  id: 'set',
  shell: 's',
  remotes: {
    blog: {
      base: '',
      manifest: null,
      info: { name: 'blog', version: '2', entry: null, patterns: ['/blogs'] },
    },
  },
};
let app: FastifyInstance;
let figures: ReturnType<typeof createReleaseFigures>;

beforeEach(() => {
  app = fastify({ trustProxy: true });
  figures = createReleaseFigures();
  registerReleaseReports(app, { find: (id) => (id === set.id ? set : undefined) }, figures, 'https://shop.example');
});
afterEach(() => app.close());

const report = (query: string, origin = 'https://shop.example', address = '198.51.100.1') =>
  app.inject({ method: 'POST', url: `${REPORT_PATH}?${query}`, headers: { origin, 'x-forwarded-for': address } });

it('an error in a browser counts for the release of its page, and for the shell around it', async () => {
  expect((await report('set=set&page=/blogs')).statusCode).toBe(204);
  await report('set=set&page=/login');
  expect(figures.list().map(({ part, version, reports }) => [part, version, reports])).toEqual([
    ['blog', '2', 1],
    ['shell', 's', 2],
  ]);
});

it('a largest paint counts for the release of its page, and is no error', async () => {
  for (const ms of [900, 1000, 1100, 4000]) {
    await report(`set=set&page=/blogs&paint=${ms}`);
  }
  expect(figures.list()).toMatchObject([
    { part: 'blog', reports: 0, paints: 4, paintMs: 1200 },
    { part: 'shell', reports: 0, paints: 4, paintMs: 1200 },
  ]);
});

it.each([
  ['of another site', 'set=set&page=/blogs', 'https://other.example'],
  ['of a set that was never given out', 'set=other&page=/blogs', undefined],
  ['without a page', 'set=set', undefined],
  ['that names the page twice', 'set=set&page=/a&page=/b', undefined],
  ['of a paint that took no time', 'set=set&page=/blogs&paint=0', undefined],
  ['of a paint that is no time', 'set=set&page=/blogs&paint=NaN', undefined],
  ['of a paint after hours', 'set=set&page=/blogs&paint=99999', undefined],
  ['of two paints', 'set=set&page=/blogs&paint=1&paint=2', undefined],
  ['with an endless path', `set=set&page=/${'a'.repeat(400)}`, undefined],
])('a report %s counts for nothing', async (_what, query, origin) => {
  expect((await report(query, origin)).statusCode).toBe(204);
  expect(figures.list()).toEqual([]);
});

it('a path that looks like another host is a path of the store', async () => {
  await report('set=set&page=//other.example/blogs');
  expect(figures.list()).toMatchObject([{ part: 'shell', reports: 1 }]);
});
