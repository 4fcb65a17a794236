import { EventEmitter } from 'node:events';
import { createReleaseFigures } from '@aaram/runtime/publishing/counts';
import type { FastifyReply } from 'fastify';
import { expect, it } from 'vitest';
import { LAST_GOOD_HEADER } from '../documents/last-good-document.ts';
import type { LiveSet } from '../releases.ts';
import { countAnswer } from './count-documents.ts';

const live: LiveSet = {
  ...{ id: 'set', revision: 4, shell: 's' },
  remotes: {
    blog: { info: { name: 'blog', version: '1', entry: null, patterns: ['/blogs'] }, base: '', manifest: null },
  },
};

/** Sends an answer, and lists what was counted: views, failures and rescues of the blog and of the shell. */
function send(headers: Record<string, string>, { status = 200, path = '/blogs' } = {}) {
  const figures = createReleaseFigures();
  const raw = new EventEmitter();
  const reply = { raw, statusCode: status, getHeader: (name: string) => headers[name] } as unknown as FastifyReply;
  countAnswer(figures, reply, { live, url: new URL(path, 'https://shop.example') });
  raw.emit('close');
  const sum = (part: string, version: string) => {
    const { views, failures, rescues } = figures.sumAll({ part, version }, 4);
    return [views, failures, rescues].join();
  };
  return { blog: sum('blog', '1'), shell: sum('shell', 's') };
}

it.each([
  ['a page', { 'x-ssr': 'ok' }, {}, '1,0,0', '1,0,0'],
  ['a page of the shell alone', { 'x-ssr': 'ok' }, { path: '/login' }, '0,0,0', '1,0,0'],
  ['a page that nothing could make', { 'x-ssr': 'degraded' }, { status: 503 }, '1,1,0', '1,1,0'],
  [
    'a page by the last good release of its remote',
    { 'x-ssr': 'ok', [LAST_GOOD_HEADER]: 'blog@0' },
    {},
    '1,1,1',
    '1,0,0',
  ],
  ['a page by another shell', { 'x-ssr': 'ok', [LAST_GOOD_HEADER]: 'shell@r' }, {}, '1,0,0', '1,1,1'],
  ['a page on which the shell has thrown', {}, { status: 500 }, '0,0,0', '1,1,0'],
  ['a redirect', {}, { status: 302 }, '0,0,0', '0,0,0'],
])('%s counts for the releases that have made it, and have failed with it', (_what, headers, more, blog, shell) => {
  expect(send(headers, more)).toEqual({ blog, shell });
});
