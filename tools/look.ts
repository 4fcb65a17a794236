/** npm run look -- [options]: takes pictures of a running demo store's pages in all their states (e2e/look.ts). */
import { join, resolve } from 'node:path';
import { runStep } from '@aaram/runtime/processes';
import { ensureChromium } from './lib/chromium.mjs';
import { findNode } from './lib/node24.mjs';

const root = resolve(import.meta.dirname, '..');
const env = { ...process.env, CHROME_PATH: await ensureChromium() };
process.exitCode = await runStep(findNode(root), [join(root, 'e2e/look.ts'), ...process.argv.slice(2)], { root, env });
