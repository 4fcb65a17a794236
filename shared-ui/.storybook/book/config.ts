import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { mergeRsbuildConfig } from '@rsbuild/core';
import type { StorybookConfig } from 'storybook-react-rsbuild';

const here = import.meta.dirname;

/** Development's address of each book; the static ones lie in folders of the first. */
const { ports } = JSON.parse(readFileSync(resolve(here, 'books.json'), 'utf8')) as { ports: Record<string, number> };

const titles: Record<string, string> = {
  storefront: 'Storefront',
  'seller-panel': 'Seller panel',
  blog: 'Blog',
  shell: 'Shell',
};

/** The books of the apps, as the design system's book shows them in its own sidebar. */
export const appBooks: NonNullable<StorybookConfig['refs']> = (_config, { configType }) =>
  Object.fromEntries(
    Object.entries(titles).map(([id, title]) => [
      id,
      // A relative address: the built book works from any folder of any server.
      { title, url: configType === 'DEVELOPMENT' ? `http://localhost:${ports[id]}` : id },
    ]),
  );

/** The configuration of one package's book. Each has stories beside its code, and looks and behaves like the others. */
export function defineBook(own: Partial<StorybookConfig> = {}): StorybookConfig {
  return {
    framework: {
      name: 'storybook-react-rsbuild',
      options: { builder: { rsbuildConfigPath: resolve(here, 'rsbuild.config.ts') } },
    },
    stories: ['../src/**/*.stories.tsx'],
    staticDirs: [resolve(here, '../static')],
    addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
    core: { disableTelemetry: true, disableWhatsNewNotifications: true },
    typescript: { reactDocgen: 'react-docgen' },
    rsbuildFinal: (base) =>
      mergeRsbuildConfig(base, {
        // Readable class names in the inspector; the shops build with their own prefix.
        output: { cssModules: { localIdentName: '[local]-[hash:base64:5]' } },
        performance: { printFileSize: false },
      }),
    ...own,
  };
}
