import { basename, dirname, resolve } from 'node:path';
import { mergeRsbuildConfig } from '@rsbuild/core';
import type { StorybookConfig } from 'storybook-react-rsbuild';
import { listStorybooks } from '../../../tools/lib/build/storybooks.ts';

const here = import.meta.dirname;
const storybooks = listStorybooks(resolve(here, '../../..'));

const layerStyles = resolve(here, '../../../tools/lib/build/layer-styles.cjs');

/** Folder of the store's pictures, set by `npm run storybook`; a built Storybook has the pictures beside it. */
const media = process.env.STORYBOOK_MEDIA;

/** The apps' Storybooks, shown in the sidebar of the design system's Storybook. */
export const appStorybooks: StorybookConfig['refs'] = (_config, { configType }) =>
  Object.fromEntries(
    storybooks.slice(1).map(({ name, title, port }) => [
      name,
      // A relative address, so that the built Storybook works in any folder of any server.
      { title, url: configType === 'DEVELOPMENT' ? `http://localhost:${port}` : name },
    ]),
  );

/** Configuration of one package's Storybook. The stories are beside the code; all Storybooks look and work alike. */
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
    // Without it a browser requests /favicon.ico, which is outside Storybook's folder.
    previewHead: (head) => `${head ?? ''}<link rel="icon" href="data:," />`,
    rsbuildFinal: (base, { configDir, configType }) => {
      const isFirst = basename(dirname(configDir)) === storybooks[0]?.name;
      const mediaFolder = configType === 'DEVELOPMENT' ? '/media/' : isFirst ? 'media/' : '../media/';
      return mergeRsbuildConfig(base, {
        source: { define: { __STORYBOOK_MEDIA__: JSON.stringify(mediaFolder) } },
        output: {
          // Readable class names in the inspector; the shops build with their own prefix.
          cssModules: { localIdentName: '[local]-[hash:base64:5]' },
          sourceMap: configType === 'DEVELOPMENT',
          // Developers load it from nearby: small files are not worth half of the build time.
          minify: false,
        },
        performance: { printFileSize: false },
        tools: {
          // The same cascade layers as in the shops, so that an app's styles override a component's here too.
          rspack: { module: { rules: [{ test: /\.css$/, enforce: 'pre', loader: layerStyles }] } },
        },
      });
    },
    ...own,
  };
}
