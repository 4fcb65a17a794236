import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Renderer, startRenderer } from './renderer.ts';
import type { RenderOptions } from './renders.ts';
import { rendererRules } from './rules.ts';

let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'aaram-renderer-'));
});
afterAll(() => rm(dir, { recursive: true, force: true }));

/** A shell whose renderer is ready after a time, says `messages` when it is asked for a page, and then runs `code`. */
async function writeShell(messages: object[], code = '', readyAfterMs = 0): Promise<string> {
  const file = join(dir, `${Math.random()}.cjs`);
  await writeFile(
    file,
    `const { Socket } = require('node:net');
    exports.serveRenders = () => {
      const channel = new Socket({ fd: 3 });
      const say = (message) => {
        const text = Buffer.from(JSON.stringify(message));
        const prefix = Buffer.alloc(8);
        prefix.writeUInt32LE(text.length, 0);
        channel.write(Buffer.concat([prefix, text]));
      };
      let isAsked = false;
      channel.on('data', (chunk) => {
        if (chunk.includes('"load"')) setTimeout(say, ${readyAfterMs}, { type: 'ready' });
        if (chunk.includes('"ping"')) say({ type: 'pong', rssBytes: 0 });
        if (chunk.includes('"render"') && !isAsked) {
          isAsked = true;
          for (const message of ${JSON.stringify(messages)}) say(message);
          ${code}
        }
      });
      channel.on('close', () => process.exit());
      say({ type: 'started' });
    };`,
  );
  return file;
}

const facts = {
  status: 200,
  head: '',
  picturePreloads: '',
  loaderData: {},
  queries: { queries: [], mutations: [] },
  hasErrors: false,
  hasFrame: true,
};

async function start(messages: object[], code?: string, rules = {}, readyAfterMs = 0): Promise<Renderer> {
  return startRenderer({
    serverFile: await writeShell(messages, code, readyAfterMs),
    release: { name: 'blog', version: '1' },
    source: Buffer.alloc(0),
    rules: { ...rendererRules, pingMs: 40, silentPings: 3, blockedCpuMs: 100, ...rules },
    callApi: () => Promise.reject(new Error('no API here')),
    log: () => undefined,
  });
}

const options = {
  order: { url: '', apiTimeoutMs: 1 },
  caller: { address: '' },
  maxMs: 20_000,
} as unknown as RenderOptions;

// security: isolated-remotes
it.each([
  { fault: 'ends', messages: [], code: 'process.exit(3)', reason: 'it ended by itself (code 3)' },
  { fault: 'is blocked', messages: [], code: 'for (;;);', reason: /^it has not answered for/ },
  {
    fault: 'takes memory',
    messages: [],
    // On a slow machine it takes that long to fill the memory.
    blockedCpuMs: 10_000,
    code: 'globalThis.all = []; setInterval(() => all.push(Buffer.alloc(3e7, 1)), 20)',
    reason: 'it uses more than 200 MiB of memory',
  },
  { fault: 'says what is no message', messages: [{ type: 'page', id: 1 }], reason: /^it sent what is no message/ },
  {
    fault: 'redirects to a broken header',
    messages: [{ type: 'redirect', id: 1, location: '/\r\nx: y', status: 302 }],
    reason: /^it sent what is no message/,
  },
])('a renderer that $fault is ended, and its page fails', async ({ messages, code, reason, blockedCpuMs = 100 }) => {
  const renderer = await start(messages, code, { maxBytes: 200 * 1024 * 1024, silentPings: 1000, blockedCpuMs });
  await expect(renderer.render(options)).rejects.toThrow(reason);
  expect(await renderer.ended).toMatch(reason);
});

it('a page without any progress fails while the renderer goes on, and breaks off when it had begun', async () => {
  const renderer = await start([]);
  await expect(renderer.render(options)).rejects.toThrow('it made no progress');
  expect(renderer.isIdle).toBe(true);
  renderer.kill('the test ends');
  const second = await start([{ type: 'page', id: 1, facts }]);
  const page = await second.render(options);
  const { html } = 'redirect' in page ? { html: undefined } : page;
  await expect(html?.toArray()).rejects.toThrow('it made no progress');
  second.kill('the test ends');
  expect(await second.ended).toBe('the test ends');
});

it('a page waits for the start of its renderer as long as it may, and the next one has it', async () => {
  const renderer = await start([{ type: 'page', id: 1, facts }], '', {}, 500);
  await expect(renderer.render(options, 20)).rejects.toThrow('it did not start within 20 ms');
  await expect(renderer.render({ ...options, maxMs: 20 })).rejects.toThrow('it did not start within 20 ms');
  await renderer.ready;
  expect(await renderer.render(options)).toMatchObject({ status: 200 });
  renderer.kill('the test ends');
  await renderer.ended;
});

// security: isolated-remotes
it('a renderer has no environment, reads no file but its own, writes nothing and starts nothing', async () => {
  const attempts = {
    'read its own file': 'fs.readFileSync(__filename)',
    'read another file': `fs.readFileSync(${JSON.stringify(import.meta.filename)})`,
    'list a folder': `fs.readdirSync(${JSON.stringify(dir)})`,
    'read its environment': "fs.readFileSync('/proc/self/environ')",
    'write a file': `fs.writeFileSync(${JSON.stringify(join(dir, 'written'))}, '')`,
    'start a process': "require('node:child_process').spawnSync('true')",
    'start a thread': "new (require('node:worker_threads').Worker)('0', { eval: true })",
    'run code from a string': "new Function('return 1')()",
  };
  const renderer = await start(
    [],
    `const fs = require('node:fs');
    const outcomes = { environment: Object.keys(process.env) };
    for (const [name, attempt] of [${Object.entries(attempts).map(([name, code]) => `['${name}', () => ${code}]`)}]) {
      try { attempt(); outcomes[name] = 'done'; } catch (error) { outcomes[name] = error.code ?? error.name; }
    }
    say({ type: 'failed', id: 1, reason: JSON.stringify(outcomes) });`,
  );
  const reason = await renderer.render(options).catch((error: Error) => error.message);
  renderer.kill('the test ends');
  expect(JSON.parse(String(reason))).toEqual({
    ...Object.fromEntries(Object.keys(attempts).map((name) => [name, 'ERR_ACCESS_DENIED'])),
    environment: [],
    'read its own file': 'done',
    'run code from a string': 'EvalError',
  });
});
