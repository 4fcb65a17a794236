import { appStorybooks, defineStorybook } from './shared/config.ts';

export default defineStorybook({ refs: appStorybooks, stories: ['../docs/*.mdx', '../src/**/*.stories.tsx'] });
