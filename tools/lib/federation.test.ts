import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

/** The version with which `rspack.federation.ts` was measured and tested. */
const MEASURED = '2.9.2';
const ADVICE = `Module Federation is another version than the one rspack.federation.ts was measured with. Build shell and
storefront with and without each of its replacements, take away what saves less than 0.5 KiB of brotli, run
e2e/platform/remote-faults.test.ts and npm run bench, renew the table in docs/decisions/0002, and write the version here.`;

const packages = [
  'enhanced',
  'runtime',
  'runtime-core',
  'sdk',
  'error-codes',
  'inject-external-runtime-core-plugin',
  'webpack-bundler-runtime',
];

/** A package's folder, found through its export. */
const folderOf = (name: string) => dirname(dirname(fileURLToPath(import.meta.resolve(`@module-federation/${name}`))));
const root = resolve(import.meta.dirname, '../..');
const enhanced = createRequire(resolve(root, 'package.json')).resolve('@module-federation/enhanced');
const versionIn = (folder: string): string => JSON.parse(readFileSync(resolve(folder, 'package.json'), 'utf8')).version;

describe('what rspack.federation.ts replaces in Module Federation', () => {
  it.each(packages)('was measured with the installed version of %s', (name) => {
    const folder = name === 'enhanced' ? resolve(dirname(enhanced), '../..') : folderOf(name);
    expect(versionIn(folder), ADVICE).toBe(MEASURED);
  });

  it("offers the names of the package's own sentences of errors", async () => {
    const own = await import(resolve(folderOf('error-codes'), 'dist/desc.mjs'));
    const ours = await import('../../shared-platform/src/federation/error-descriptions.js');
    expect(Object.keys(ours).sort(), ADVICE).toEqual(Object.keys(own).sort());
  });

  it.each(['host-runtime', 'bundler-runtime'])(
    "offers in %s what the package's own bundler half offers",
    async (half) => {
      const { default: own } = await import(import.meta.resolve('@module-federation/webpack-bundler-runtime'));
      Object.assign(globalThis, { AARAM_BUNDLER_RUNTIME: own });
      const { default: ours } = await import(`../../shared-platform/src/federation/${half}.js`);
      expect(Object.keys(ours).sort(), ADVICE).toEqual(Object.keys(own).sort());
      expect(Object.keys(ours.bundlerRuntime).sort(), ADVICE).toEqual(Object.keys(own.bundlerRuntime).sort());
    },
  );

  it("lends what a container's own half takes from the core", async () => {
    const { default: lend } = await import('../../shared-platform/src/federation/lend-runtime.js');
    lend().beforeInit({});
    const core = await import(resolve(folderOf('runtime'), 'dist/core.js'));
    const lent: Record<string, unknown> = Reflect.get(globalThis, '_FEDERATION_RUNTIME_CORE');
    const files = ['index.js', 'utils.js'].map((file) =>
      readFileSync(resolve(folderOf('runtime'), 'dist', file), 'utf8'),
    );
    const taken = files.flatMap((text) => {
      const [names = '', body = ''] = text.split(/ from "@module-federation\/runtime-core";/);
      const imported = /import \{([^}]*)\}$/.exec(names)?.[1]?.split(',') ?? [];
      // Names that are only exported again are read when they are used.
      const code = body.replace(/^export .*$/m, '');
      return imported.map((name) => name.trim()).filter((name) => new RegExp(`\\b${name}\\b`).test(code));
    });
    expect(taken.length, ADVICE).toBeGreaterThan(4);
    expect(Object.keys(lent), ADVICE).toEqual(expect.arrayContaining(taken));
    expect(lent, ADVICE).toEqual(Object.fromEntries(Object.keys(lent).map((name) => [name, core[name]])));
  });
});
