import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePorts } from '@aaram/runtime/system';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveWork } from './against-files.ts';

let folder: string;
let work: Awaited<ReturnType<typeof serveWork>>;
let origin: string;
let port: number;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aaram-work-'));
  await mkdir(join(folder, 'browser'));
  await writeFile(join(folder, 'secret.js'), 'outside');
  await writeFile(join(folder, 'browser/page.js'), 'inside');
  await writeFile(join(folder, 'browser/page.css'), 'a{}');
  [port = 0] = await findFreePorts(1);
  origin = `http://localhost:${port}`;
  work = await serveWork(join(folder, 'browser'), port);
});
afterAll(async () => {
  work.close();
  await rm(folder, { recursive: true, force: true });
});

describe('the browser files of a remote under work', () => {
  it('are sent to pages of other origins, and not stored', async () => {
    const answer = await fetch(`${origin}/page.js`);
    expect(await answer.text()).toBe('inside');
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'access-control-allow-origin': '*',
      'cache-control': 'no-cache',
      'content-type': 'text/javascript; charset=utf-8',
    });
    expect(await (await fetch(`${origin}/stylesheets`)).json()).toEqual(['page.css']);
  });

  it.each(['/missing.js', '/', '/..%2fsecret.js', '/%2e%2e/secret.js'])('have nothing at %s', async (path) => {
    expect((await fetch(origin + path)).status).toBe(404);
  });

  it('say to open pages that a build is there, or why there is none', async () => {
    const answer = await fetch(`${origin}/changes`);
    const events = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
    expect((await events?.read())?.value).toBe(':\n\n');
    work.say('built', '');
    expect((await events?.read())?.value).toBe('event: built\ndata: ""\n\n');
    work.say('failed', 'line 1\nline 2');
    expect((await events?.read())?.value).toBe('event: failed\ndata: "line 1\\nline 2"\n\n');
    await events?.cancel();
  });

  it('are refused a port that is in use', async () => {
    await expect(serveWork(folder, port)).rejects.toThrow('EADDRINUSE');
  });
});
