import { createServer, type Server } from 'node:http';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { LiveSet } from '../releases.ts';
import { watchApi } from './api-watch.ts';

let server: Server;
let answer: object;
let stop: () => void = () => undefined;
beforeEach(async () => {
  server = createServer((_request, response) => response.end(JSON.stringify(answer)));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
});
afterEach(() => {
  stop();
  server.close();
});

function watch(first: Partial<LiveSet> = {}) {
  let live: LiveSet = { id: 'a', remotes: {}, ...first };
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const note = vi.fn(async (api: LiveSet['api']) => {
    live = { ...live, api };
  });
  const log = { warn: vi.fn(), error: vi.fn() };
  const polls = vi.fn(async () => live);
  stop = watchApi({ apiUrl: `http://127.0.0.1:${port}`, store: { live: polls }, note, log, everyMs: 5 });
  const afterPolls = () => expect.poll(() => polls.mock.calls.length).toBeGreaterThan(6);
  return { note, log, afterPolls };
}

it('what the API serves is written down once when it rises', async () => {
  answer = { status: 'ready', releases: { level: 3, oldest: 2, why: 'prices have sizes' } };
  const { note, afterPolls } = watch();
  await afterPolls();
  expect(note.mock.calls).toEqual([[{ level: 3, oldest: 2, why: 'prices have sizes' }]]);
});

it.each([
  ['the first level', { releases: { level: 1, oldest: 1, why: '' } }],
  ['nothing', { status: 'ready' }],
  ['something else', { releases: { level: 'high', oldest: -1 } }],
])('an API that says %s changes nothing', async (_what, given) => {
  answer = given;
  const { note, log, afterPolls } = watch();
  await afterPolls();
  expect([note, log.warn, log.error].map(({ mock }) => mock.calls.length)).toEqual([0, 0, 0]);
});

it('a live release that the API does not serve is said once', async () => {
  answer = { status: 'ready' };
  const manifest = { api: 1 } as LiveSet['remotes'][string]['manifest'];
  const info = { name: 'blog', version: '1', entry: null, patterns: [] };
  const { log, afterPolls } = watch({
    api: { level: 2, oldest: 2, why: '' },
    remotes: { blog: { info, base: '', manifest } },
  });
  await afterPolls();
  expect(log.error.mock.calls).toEqual([
    [expect.objectContaining({ remote: 'blog', level: 1 }), expect.stringContaining('does not serve a live release')],
  ]);
});
