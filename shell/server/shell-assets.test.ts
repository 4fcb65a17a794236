import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { rendererRules } from './rendering/rules.ts';
import { tryShell } from './rendering/try-shell.ts';
import { loadShell } from './shell-assets.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'aaram-shell-'));
});
afterEach(() => rm(dir, { recursive: true, force: true }));

/** Writes a release of the shell. Resolves to its version. */
async function writeShell(server: string): Promise<string> {
  const assets = JSON.stringify({ js: [], css: [], fonts: [] });
  const content = {
    name: 'shell',
    server: { file: 'server.cjs', sha256: sha256(server) },
    assets: { file: 'assets.json', sha256: sha256(assets) },
  };
  const version = sha256(JSON.stringify(content)).slice(0, 12);
  const folder = join(dir, 'shell', version);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'release.json'), JSON.stringify({ ...content, version }));
  await writeFile(join(folder, 'server.cjs'), server);
  await writeFile(join(folder, 'assets.json'), assets);
  return version;
}

describe('a release of the shell', () => {
  it('is loaded again each time, so that what was replaced leaves the memory', async () => {
    const version = await writeShell('exports.made = {};');
    const [first, second] = [await loadShell(dir, version), await loadShell(dir, version)];
    expect(first).toMatchObject({ version, assets: { js: [] }, renderer: { made: {} } });
    expect(first.renderer).not.toBe(second.renderer);
  });

  it.each([
    ['server.cjs', /its server\.cjs was changed/],
    ['assets.json', /its assets\.json was changed/],
    ['release.json', /its release\.json is not what was built/],
  ])('whose %s was changed after the build is refused, and nothing of it runs', async (file, reason) => {
    const version = await writeShell("throw new Error('it runs');");
    await writeFile(join(dir, 'shell', version, file), `{"name":"shell","version":"${version}"}`);
    await expect(loadShell(dir, version)).rejects.toThrow(reason);
  });

  it('for another shop server is refused', async () => {
    const version = await writeShell('exports.SERVER_CONTRACT = 77;');
    await expect(loadShell(dir, version)).rejects.toThrow(/contract 77 .* restart the shop/);
  });

  it.each([
    ['throws', "throw new Error('on purpose');", /^Error: on purpose$/],
    ['ends its process', 'process.exit(0);', /^it ended by itself \(code 0\)$/],
    ['never comes to an end', 'for (;;);', /^it did not start within 1500 ms$/],
    ['has nothing to render with', '', /^TypeError: /],
  ])('whose server file %s fails the trial before the shop runs it', async (_what, server, reason) => {
    const version = await writeShell(server);
    const rules = { ...rendererRules, startMs: server.startsWith('for') ? 1500 : 20_000 };
    await expect(loadShell(dir, version, (file) => tryShell(file, rules))).rejects.toThrow(reason);
  });

  it('whose server file starts passes the trial', async () => {
    const version = await writeShell(`exports.serveRenders = () => {
      const text = Buffer.from('{"type":"started"}');
      const prefix = Buffer.alloc(8);
      prefix.writeUInt32LE(text.length, 0);
      const channel = new (require('node:net').Socket)({ fd: 3 });
      channel.write(Buffer.concat([prefix, text]));
    };`);
    expect(await loadShell(dir, version, tryShell)).toMatchObject({ version });
  });
});
