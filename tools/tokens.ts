/**
 * npm run tokens [folder]: writes the design tokens as JSON of the DTCG format, one file for each theme, into the folder
 * (default: .cache/tokens). The built Storybook has the same files in its folder `tokens`.
 */
import { join, relative, resolve } from 'node:path';
import { writeDesignTokens } from './lib/tokens/design-tokens.ts';

const root = resolve(import.meta.dirname, '..');
const folder = resolve(process.argv[2] ?? join(root, '.cache/tokens'));
for (const name of writeDesignTokens(root, folder)) console.log(relative(process.cwd(), join(folder, name)));
