import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { findMarkupProblems, findStyleProblems } from './design-rules.ts';

const says = (declaration: string) => findStyleProblems(`.a {\n  ${declaration};\n}`).map((problem) => problem.says);

describe('a style sheet outside the tokens', () => {
  it.each([
    ['color: #1d2863', 'a raw colour'],
    ['background: rgb(0 0 0 / 0.5)', 'a raw colour'],
    ['border: 1px solid white', 'a raw colour'],
    ['--ground: oklch(40% 0.2 260)', 'a raw colour'],
    ['color: var(--neel-600)', 'a primitive'],
    ['padding: 13px', 'a raw distance'],
    ['margin-block: 0 1.5rem', 'a raw distance'],
    ['gap: clamp(10px, 2vw, 20px)', 'a raw distance'],
    ['bottom: 20px', 'a raw distance'],
    ['font-size: 15px', 'a raw text size'],
    ['font: 600 0.9375rem / 1.25rem var(--font-text)', 'a raw text size'],
    ['border-radius: 6px', 'a raw radius'],
    ['transition: opacity 0.3s', 'a raw duration'],
    ['z-index: 9999', 'a raw layer'],
    ['margin-left: auto', 'a physical side'],
    ['border-right: 1px solid currentColor', 'a physical side'],
    ['right: 0', 'a physical side'],
    ['text-align: left', 'a physical side'],
    ['padding: 0 1px 0 2px', 'a physical side'],
    ['border-top-left-radius: var(--radius-md)', 'a physical side'],
  ])('may not say `%s`', (declaration, reason) => {
    expect(says(declaration)).toEqual([expect.stringMatching(new RegExp(`^${reason}`))]);
  });

  it.each([
    'color: var(--color-text-primary)',
    'color: CanvasText',
    'border: 1px solid currentColor',
    'padding: 1px var(--space-2)',
    'margin: 0 auto',
    'inset: 0 auto',
    'width: 380px',
    'font: 600 var(--fs-md) / 1.25rem var(--font-text)',
    'font-size: 0.9em',
    'border-radius: 50%',
    'transition: scale var(--dur-4) var(--ease-out)',
    'z-index: var(--z-drawer)',
    'inset-inline-start: var(--space-2)',
    'mask-image: url("data:image/svg+xml;a:red")',
  ])('may say `%s`', (declaration) => {
    expect(says(declaration)).toEqual([]);
  });

  it('uses the shared breakpoints', () => {
    const at = (query: string) => findStyleProblems(`@media (${query}) {\n  .a {\n    gap: 0;\n  }\n}`);
    expect(at('min-width: 1024px')).toEqual([]);
    expect(at('max-width: 767px')).toEqual([]);
    expect(at('width < 900px')).toMatchObject([{ line: 1, says: expect.stringContaining('900px') }]);
  });

  it('names the line, is silent about comments and lets a reasoned exception through', () => {
    const css = '/* padding: 13px; */\n.a {\n  left: 0; /* tokens-ok: follows the finger */\n  top: 7px;\n}';
    expect(findStyleProblems(css)).toEqual([
      { line: 4, says: 'a raw distance: use a --space token', text: 'top: 7px;' },
    ]);
  });
});

describe('a component', () => {
  it('has no inline style', () => {
    expect(findMarkupProblems('<p\n  style={{ color }}>')).toMatchObject([{ line: 2 }]);
    expect(findMarkupProblems('<p className={styles.a}>')).toEqual([]);
  });
});

describe('tools/check-tokens.ts', () => {
  async function check(files: Record<string, string>): Promise<{ code: number; stderr: string }> {
    const house = await mkdtemp(join(tmpdir(), 'aaram-tokens-'));
    try {
      for (const [path, text] of Object.entries(files)) {
        await mkdir(dirname(join(house, path)), { recursive: true });
        await writeFile(join(house, path), text);
      }
      const script = resolve(import.meta.dirname, '../../check-tokens.ts');
      return await promisify(execFile)(process.execPath, [script, house]).then(
        () => ({ code: 0, stderr: '' }),
        ({ code, stderr }) => ({ code, stderr }),
      );
    } finally {
      await rm(house, { recursive: true, force: true });
    }
  }
  const tidy = { 'shell/src/a.module.css': '.a {\n  gap: var(--space-2);\n}\n' };

  it('lets correct files pass, whatever the tokens contain', async () => {
    const tokens = { 'shared-ui/src/tokens/color.css': ':root {\n  --ink: #17181f;\n  --space-2: 8px;\n}\n' };
    expect(await check({ ...tidy, ...tokens })).toEqual({ code: 0, stderr: '' });
  });

  it.each([
    ['shared-ui/src/chip/chip.module.css', '.a {\n  color: #fff;\n}\n', 'a raw colour'],
    ['storefront/src/features/cart/cart.module.css', '.a {\n  padding: 13px;\n}\n', 'a raw distance'],
    ['blog/src/app/post.tsx', 'export const a = <p style={{ top }} />;\n', 'an inline style'],
  ])('fails for a violation planted in %s', async (path, text, reason) => {
    const { code, stderr } = await check({ ...tidy, [path]: text });
    expect(code).toBe(1);
    expect(stderr).toContain(`${path}:${text.startsWith('.a') ? 2 : 1}: ${reason}`);
  });

  it('fails when it finds nothing to read', async () => {
    expect(await check({ 'README.md': 'empty' })).toMatchObject({ code: 1 });
  });
});
