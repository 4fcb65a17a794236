import { readFileSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { mergeRsbuildConfig } from '@rsbuild/core';
import type { StorybookConfig } from 'storybook-react-rsbuild';

type StorybookList = { port: number; storybooks: { name: string; title: string }[] };

const here = import.meta.dirname;
const list = JSON.parse(readFileSync(resolve(here, 'storybooks.json'), 'utf8')) as StorybookList;
const firstPort = Number(process.env.STORYBOOK_PORT ?? list.port);

const layerStyles = resolve(here, '../../../tools/lib/layer-styles.cjs');

/** Where the store's pictures are: `npm run storybook` names the folder, a built Storybook has them beside it. */
const media = process.env.STORYBOOK_MEDIA;

/** The Storybooks of the apps, shown in the sidebar of the design system's. */
export const appStorybooks: StorybookConfig['refs'] = (_config, { configType }) =>
  Object.fromEntries(
    list.storybooks.slice(1).map(({ name, title }, index) => [
      name,
      // A relative address: the built Storybook works from any folder of any server.
      { title, url: configType === 'DEVELOPMENT' ? `http://localhost:${firstPort + index + 1}` : name },
    ]),
  );

/** The configuration of one package's Storybook. Each has stories beside its code, and looks and behaves like the others. */
export function defineStorybook(own: Partial<StorybookConfig> = {}): StorybookConfig {
  return {
    framework: {
      name: 'storybook-react-rsbuild',
      options: { builder: { rsbuildConfigPath: resolve(here, 'rsbuild.config.ts') } },
    },
    stories: ['../src/**/*.stories.tsx'],
    staticDirs: media ? [{ from: media, to: '/media' }] : [],
    addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
    core: { disableTelemetry: true, disableWhatsNewNotifications: true },
    typescript: { reactDocgen: 'react-docgen' },
    // Else a browser asks for /favicon.ico, outside of the folder Storybook lies in.
    previewHead: (head) => `${head ?? ''}<link rel="icon" href="data:," />`,
    rsbuildFinal: (base, { configDir, configType }) => {
      const isFirst = basename(dirname(configDir)) === list.storybooks[0]?.name;
      const mediaFolder = configType === 'DEVELOPMENT' ? '/media/' : isFirst ? 'media/' : '../media/';
      return mergeRsbuildConfig(base, {
        source: { define: { __STORYBOOK_MEDIA__: JSON.stringify(mediaFolder) } },
        output: {
          // Readable class names in the inspector; the shops build with their own prefix.
          cssModules: { localIdentName: '[local]-[hash:base64:5]' },
          sourceMap: configType === 'DEVELOPMENT',
          // Developers read it, from nearby: small files are not worth half of the build's time.
          minify: false,
        },
        performance: { printFileSize: false },
        tools: {
          // The layers of the shops: what an app says of a part holds here as there.
          rspack: { module: { rules: [{ test: /\.css$/, enforce: 'pre', loader: layerStyles }] } },
        },
      });
    },
    ...own,
  };
}
