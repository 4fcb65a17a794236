import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listPagePackages, oneOf } from '../workspaces.mjs';
import { findReachProblems } from './style-reach.ts';

const root = resolve(import.meta.dirname, '../../..');
const modules = globSync(`${oneOf(listPagePackages(root))}/src/**/*.module.css`, {
  cwd: root,
  exclude: (path) => /node_modules/.test(path),
});

describe('a selector reaches only its own elements', () => {
  it.each([
    'a { color: red }',
    ':global(.shell-header) { top: 0 }',
    ':global(:is(h1, h2)) { margin: 0 }',
    ':root { --space-4: 0 }',
    '.own, button { gap: 0 }',
    '@media (min-width: 1024px) { main > p { margin: 0 } }',
  ])('%s does not', (css) => {
    expect(findReachProblems(css)).toHaveLength(1);
  });

  it.each([
    '.own a:hover { color: red }',
    ':global([data-theme="dark"]) .moon { display: none }',
    ':global(html):has(.dialog[open]) { overflow: hidden }',
    '.text > :global(* + *) { margin: 0 }',
    '@media (hover: hover) { .own { gap: 0 } }',
    '@keyframes sew { from, 50% { rotate: 0turn } to { rotate: 1turn } }',
    '/* a { } */ .own { gap: 0 }',
  ])('%s does', (css) => {
    expect(findReachProblems(css)).toEqual([]);
  });

  it('reads every CSS module of the repository', () => {
    expect(modules.length).toBeGreaterThan(100);
  });

  it.each(modules)('%s', (file) => {
    expect(findReachProblems(readFileSync(join(root, file), 'utf8'))).toEqual([]);
  });
});
