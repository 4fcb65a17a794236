import { mergeRsbuildConfig } from '@rsbuild/core';
import type { StorybookConfig } from 'storybook-react-rsbuild';

const config: StorybookConfig = {
  framework: 'storybook-react-rsbuild',
  stories: ['../src/**/*.stories.tsx'],
  staticDirs: ['./static'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  rsbuildFinal: (base) =>
    mergeRsbuildConfig(base, {
      // Readable class names in the inspector; the shops build with their own prefix.
      output: { cssModules: { localIdentName: '[local]-[hash:base64:5]' } },
    }),
};

export default config;
