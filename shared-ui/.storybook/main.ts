import { appBooks, defineBook } from './book/config.ts';

export default defineBook({ refs: appBooks, stories: ['../docs/*.mdx', '../src/**/*.stories.tsx'] });
