import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const source = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(source, file), 'utf8');
const color = read('tokens/color.css').replaceAll('"', "'");

function declarations(block: string): Map<string, string> {
  return new Map(
    [...block.matchAll(/(--[\w-]+|color-scheme):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

function blockAfter(css: string, selector: string): Map<string, string> {
  const start = css.indexOf(`${selector} {`);
  expect(start, selector).toBeGreaterThan(-1);
  return declarations(css.slice(start, css.indexOf('}', start)));
}

const primitives = declarations(read('tokens/primitives.css'));
const always = blockAfter(color, ':root');
const light = blockAfter(color, "[data-theme='light']");
const dark = blockAfter(color, "[data-theme='night']");
const nightStart = color.lastIndexOf("[data-theme='night']");
const night = new Map([...dark, ...blockAfter(color.slice(nightStart), "[data-theme='night']")]);

function luminance(theme: Map<string, string>, name: string): number {
  let value = theme.get(`--color-${name}`) ?? always.get(`--color-${name}`) ?? '';
  const reference = /^var\((.+)\)$/.exec(value)?.[1];
  value = reference ? (primitives.get(reference) ?? '') : value;
  const digits = /^#([0-9a-f]{3}|[0-9a-f]{6})$/.exec(value)?.[1];
  if (!digits) {
    throw new Error(`--color-${name} is "${value}", not an opaque colour.`);
  }
  const full = digits.length === 3 ? [...digits].map((d) => d + d).join('') : digits;
  const [r = 0, g = 0, b = 0] = [0, 2, 4].map((at) => {
    const channel = Number.parseInt(full.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(theme: Map<string, string>, front: string, back: string): number {
  const [a, b] = [luminance(theme, front), luminance(theme, back)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

const grounds = ['bg-page', 'bg-subtle', 'bg-raised'];
const pairs: [front: string, back: string, least: number][] = [
  ...grounds.flatMap((back): [string, string, number][] =>
    ['text-primary', 'text-secondary', 'text-tertiary', 'text-brand', 'text-sale', 'text-danger', 'text-success'].map(
      (front) => [front, back, 4.5],
    ),
  ),
  ['text-primary', 'bg-muted', 4.5],
  ['text-secondary', 'bg-muted', 4.5],
  ['text-primary', 'selected-bg', 4.5],
  ['text-secondary', 'selected-bg', 4.5],
  ['text-brand', 'selected-bg', 4.5],
  ['text-inverse', 'bg-inverse', 4.5],
  ['text-on-brand', 'bg-brand', 4.5],
  ['text-on-brand-soft', 'bg-brand', 4.5],
  ['text-brand', 'bg-brand-soft', 4.5],
  ['text-on-accent', 'action-accent-bg', 4.5],
  ['text-on-accent', 'action-accent-bg-hover', 4.5],
  ['text-on-brand', 'action-danger-bg', 4.5],
  ['text-on-brand', 'badge-bg', 4.5],
  ['text-on-brand', 'wishlist', 4.5],
  ['text-on-solid', 'bg-solid', 4.5],
  ['glow', 'glow-bg', 4.5],
  ['action-primary-text', 'action-primary-bg', 4.5],
  ['action-primary-text', 'action-primary-bg-hover', 4.5],
  ['action-primary-text', 'action-primary-bg-active', 4.5],
  ['action-secondary-text', 'bg-page', 4.5],
  ['action-secondary-text', 'action-secondary-bg-hover', 4.5],
  ['border-control', 'bg-page', 3],
  ['border-control', 'bg-raised', 3],
  ['focus-ring', 'bg-page', 3],
  ['selected-border', 'bg-page', 3],
  ...['pending', 'processing', 'shipped', 'delivered', 'cancelled'].map((status): [string, string, number] => [
    `status-${status}-text`,
    `status-${status}-bg`,
    4.5,
  ]),
];

describe.each([
  ['light', light],
  ['dark', dark],
  ['night', night],
])('the %s theme', (_, theme) => {
  it.each(pairs)('shows %s on %s at %d or more', (front, back, least) => {
    expect(contrast(theme, front, back)).toBeGreaterThanOrEqual(least);
  });
});

describe('themes', () => {
  it('define the same names', () => {
    expect([...dark.keys()]).toEqual([...light.keys()]);
  });

  it('give visitors without scripts the same dark one', () => {
    expect(blockAfter(color, ':root:not([data-theme])')).toEqual(dark);
  });
});

describe('component styles', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.css') && !file.startsWith('tokens'),
  );
  const defined = new Set(
    ['primitives', 'color', 'type', 'space', 'motion'].flatMap((file) => [
      ...declarations(read(`tokens/${file}.css`)).keys(),
    ]),
  );

  it.each(files)('%s uses semantic tokens that exist, and no raw colour', (file) => {
    const css = read(file).replace(/\/\*[\s\S]*?\*\//g, '');
    expect(css.match(/#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|oklch)\(/gi)).toBeNull();
    expect(css.match(/var\(--(?:ink|neel|haldi|gulal|neem|mirch|phosphor|night|dye)-/g)).toBeNull();
    const own = declarations(css);
    const unknown = [...css.matchAll(/var\((--[\w-]+)/g)]
      .map(([, name = '']) => name)
      .filter(
        (name) => !(defined.has(name) || own.has(name) || name === '--anchor-width' || name === '--available-height'),
      );
    expect(unknown).toEqual([]);
  });
});
