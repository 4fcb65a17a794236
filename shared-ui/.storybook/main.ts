import { resolve } from 'node:path';
import { writeDesignTokens } from '../../tools/lib/tokens/design-tokens.ts';
import { appStorybooks, defineStorybook } from './shared/config.ts';

const root = resolve(import.meta.dirname, '../..');
const tokens = resolve(root, '.cache/storybook-tokens');
writeDesignTokens(root, tokens);

const storybook = defineStorybook({ refs: appStorybooks, stories: ['../docs/*.mdx', '../src/**/*.stories.tsx'] });

export default {
  ...storybook,
  // Designers download them from the overview.
  staticDirs: [...(Array.isArray(storybook.staticDirs) ? storybook.staticDirs : []), { from: tokens, to: '/tokens' }],
};
