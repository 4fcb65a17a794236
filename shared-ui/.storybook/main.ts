import { appStorybooks, defineStorybook } from './book/config.ts';

export default defineStorybook({ refs: appStorybooks, stories: ['../docs/*.mdx', '../src/**/*.stories.tsx'] });
