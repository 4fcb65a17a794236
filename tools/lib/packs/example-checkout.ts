import { cpSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makePacks, packNames } from './make-packs.ts';

/** Writes a checkout of one team: its remote as it is here, the packages, and the files that join them. */
export function writeCheckout(root: string, remote: string, to: string): void {
  mkdirSync(to, { recursive: true });
  makePacks(root, join(to, 'packages'));
  for (const path of globSync(['src/**/*', 'package.json', 'rspack.config.ts'], { cwd: join(root, remote) }))
    cpSync(join(root, remote, path), join(to, remote, path), { recursive: true });
  const { devDependencies, overrides } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const packages = packNames.map((name) => [`@aaram/${name}`, `file:packages/${name}.tgz`]);
  const forTests = ['jsdom', 'vitest', '@storybook/react', '@testing-library/react', '@testing-library/user-event'];
  const description = {
    name: `${remote}-team`,
    private: true,
    type: 'module',
    // Its configuration is TypeScript.
    engines: { node: '>=24' },
    workspaces: [remote],
    scripts: { dev: 'aaram-against', release: 'aaram-release', test: 'vitest run' },
    dependencies: Object.fromEntries(packages),
    devDependencies: Object.fromEntries(forTests.map((name) => [name, devDependencies[name]])),
    overrides,
  };
  const lines = (...all: string[]) => `${all.join('\n')}\n`;
  writeFileSync(join(to, 'package.json'), `${JSON.stringify(description, null, 2)}\n`);
  // The remote's own configuration imports it from here, as in the repository of all.
  writeFileSync(join(to, 'rspack.config.base.ts'), lines("export { remote } from '@aaram/release-tools/rspack';"));
  writeFileSync(
    join(to, 'vitest.config.ts'),
    lines(
      "import { defineConfig } from 'vitest/config';",
      '',
      'export default defineConfig({',
      '  test: {',
      "    environment: 'jsdom',",
      "    css: { modules: { classNameStrategy: 'non-scoped' } },",
      `    include: ['${remote}/src/**/*.test.{ts,tsx}'],`,
      "    setupFiles: ['@aaram/release-tools/vitest'],",
      '    server: { deps: { inline: [/@aaram/] } },',
      '    testTimeout: 60_000,',
      '  },',
      '});',
    ),
  );
}
