import { access, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { withLiveBlog } from '#lib/release/faulty-release.ts';
import { writeBlogRelease, writeServerFile } from '#lib/release/written-release.ts';
import { apiUrl, folder, releasesDir, shopUrl } from '#lib/store/store-under-test.ts';

/** What a remote's server file tries; each has to fail. It has no `require` of its own, so it looks for ways to one. */
function writeAttempts(store: string, target: string): Record<string, string> {
  const builtin = (name: string) => `process.getBuiltinModule('${name}')`;
  const releases = JSON.stringify(join(releasesDir, 'live.json'));
  return {
    'read a variable of the environment': 'if (!process.env.PATH && !process.env.DATA_DIR) throw new Error("none");',
    'read a file of the store': `${builtin('fs')}.readFileSync(${JSON.stringify(store)})`,
    'read the releases': `${builtin('fs')}.readFileSync(${releases})`,
    'write a file': `${builtin('fs')}.writeFileSync(${JSON.stringify(target)}, 'x')`,
    'start a process': `${builtin('child_process')}.execFileSync('true')`,
    'start a thread': `new (${builtin('worker_threads')}.Worker)('0', { eval: true })`,
    'signal a process': 'process.kill(process.ppid, 0)',
    'load a module with require': `require('node:fs').readFileSync(${releases})`,
    'load a module with module.require': `module.require('node:fs')`,
    'run code from a string': `new Function('return 1')()`,
    'run code from a string by a constructor': `require('react').createElement.constructor('return process')()`,
    'open a connection': `fetch(${JSON.stringify(apiUrl)})`,
    'open a connection by a stream of the console': 'new console._stdout.constructor()',
    'use a binding': `process.binding('fs')`,
  };
}

/** Server code that runs all of them and returns their outcomes. */
const runAll = (attempts: Record<string, string>) => `
  const outcomes = {};
  for (const [name, attempt] of Object.entries({
    ${Object.entries(attempts)
      .map(([name, code]) => `${JSON.stringify(name)}: () => { ${code} }`)
      .join(',\n')}
  })) {
    try { attempt(); outcomes[name] = 'done'; } catch (error) { outcomes[name] = 'refused'; }
  }
  return JSON.stringify(outcomes);`;

// security: isolated-remotes
it('server code of a remote reads no secret, no file and no other release, and starts and writes nothing', async () => {
  const outside = await mkdtemp(join(tmpdir(), 'aaram-outside-'));
  onTestFinished(() => rm(outside, { recursive: true, force: true }));
  const store = join(folder, 'data', 'unread');
  await writeFile(store, 'secret');
  const attempts = writeAttempts(store, join(outside, 'written'));
  const pointer = await writeBlogRelease(releasesDir, writeServerFile('import', runAll(attempts)));
  await withLiveBlog(releasesDir, pointer, async () => {
    const outcomes = await vi.waitFor(
      async () => {
        const html = await (await fetch(`${shopUrl}/blogs`)).text();
        const found = /The written page: ([^<]*)</.exec(html)?.[1] ?? '';
        return JSON.parse(found.replaceAll('&quot;', '"')) as Record<string, string>;
      },
      { timeout: 15_000 },
    );
    expect(outcomes).toEqual(Object.fromEntries(Object.keys(attempts).map((name) => [name, 'refused'])));
  });
  await expect(access(join(outside, 'written'))).rejects.toThrow('ENOENT');
});
