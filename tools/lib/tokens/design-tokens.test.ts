import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { designTokenFiles, readLayers, themes } from './design-tokens.ts';
import { type DesignToken, tokenOf } from './dtcg-value.ts';

const root = resolve(import.meta.dirname, '../../..');
const folder = join(root, 'shared-ui/src/tokens');
const styles = readdirSync(folder)
  .filter((name) => name.endsWith('.css'))
  .map((name) => readFileSync(join(folder, name), 'utf8').replace(/\/\*[\s\S]*?\*\//g, ''))
  .join('\n');
const declared = new Set([...styles.matchAll(/^\s*(--[\w-]+):/gm)].map(([, name = '']) => name));
const files = designTokenFiles(root);
const layers = readLayers(root);

const isToken = (value: object): value is DesignToken => '$value' in value;

/** The tokens of a file by the name of their custom property. */
function tokensOf(value: object, path: string[] = []): [string, DesignToken][] {
  if (isToken(value)) return [[`--${path.join('-')}`, value]];
  return Object.entries(value).flatMap(([name, child]) =>
    typeof child === 'object' ? tokensOf(child, [...path, name]) : [],
  );
}

const tokens = (file: string) => new Map(tokensOf(files[file] ?? {}));

type Parts = Record<string, unknown> & { components: number[]; color: unknown };
const isAlias = (value: unknown): value is string => typeof value === 'string' && value.startsWith('{');
const reference = (alias: string) => `var(--${alias.slice(1, -1).replaceAll('.', '-')})`;

function colorCss({ components, alpha, hex }: Parts): string {
  const channels = components.map((part) => Math.round(part * 255));
  const digits = `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
  expect(hex).toBe(digits);
  return alpha === undefined ? digits : `rgb(${channels.join(' ')} / ${alpha})`;
}

const sized = (value: unknown) => {
  const { value: amount, unit } = Object(value);
  return isAlias(value) ? reference(value) : `${amount}${unit}`;
};

const toCss: Record<string, (value: Parts) => string> = {
  color: colorCss,
  dimension: sized,
  duration: sized,
  number: String,
  cubicBezier: (value) => `cubic-bezier(${Object.values(value).join(', ')})`,
  fontFamily: (value) => Object.values(value).join(', '),
  typography: ({ fontWeight, fontSize, lineHeight, fontFamily }) =>
    `${String(fontWeight).slice(13, -1)} ${sized(fontSize)} / ${lineHeight} ${reference(String(fontFamily))}`,
  shadow: (value) =>
    Object.values(value as unknown as Parts[])
      .map(({ color, offsetX, offsetY, blur, spread }) =>
        [...[offsetX, offsetY, blur, spread].map(sized), colorCss(Object(color))].join(' '),
      )
      .join(', '),
};

/** The CSS that a token says, in one form. */
function cssOf({ $type, $value, $extensions }: DesignToken): string {
  if ($extensions) return $extensions['aaram.css'];
  return isAlias($value) ? reference($value) : (toCss[$type]?.(Object($value)) ?? $type);
}

/** A value of the style sheets in the same form. */
function plain(css: string): string {
  if (css.includes('clamp(')) return css;
  const text = css
    .replace(/#([0-9a-f])([0-9a-f])([0-9a-f])(?![0-9a-f])/g, '#$1$1$2$2$3$3')
    .replaceAll('"', '')
    .replace(/\s+/g, ' ')
    .replace(/([\d.]+)rem \/ ([\d.]+)rem/, (_, size, line) => `${size}rem / ${Number((line / size).toFixed(4))}`);
  if (!/^0 \d/.test(text)) return text;
  const layer = /^(\S+) (\S+) (\S+)(?: (\d\S*))? (#.+|rgb.+)$/;
  return text
    .split(/,(?![^(]*\)) /)
    .map((one) => (layer.exec(one)?.slice(1) ?? []).map((part = '0px') => (part === '0' ? '0px' : part)).join(' '))
    .join(', ');
}

describe('the design tokens as DTCG files', () => {
  it.each(themes)('have every token of the style sheets in the %s theme', (theme) => {
    const names = [...tokens(`${theme}.tokens.json`).keys()].filter((name) => !name.startsWith('--font-weight-'));
    expect(names.toSorted()).toEqual([...declared].toSorted());
    expect(names.length).toBeGreaterThan(150);
  });

  it.each([
    ...themes.map((theme) => [theme, new Map([...layers.always, ...layers[theme]])] as const),
    ['compact', layers.compact] as const,
    ['reduced-motion', layers['reduced-motion']] as const,
  ])('say what the style sheets say: %s', (name, declarations) => {
    const written = tokens(`${name}.tokens.json`);
    const said = [...declarations.keys()].map((token) => [
      token,
      cssOf(written.get(token) ?? tokenOf(token, '0', String)),
    ]);
    expect(Object.fromEntries(said)).toEqual(
      Object.fromEntries([...declarations].map(([token, css]) => [token, plain(css)])),
    );
    expect(said.length).toBeGreaterThan(3);
  });

  it.each(Object.keys(files))('name only tokens that are there, and leave no value out: %s', (file) => {
    const all = new Set([...tokens('light.tokens.json').keys(), ...tokens(file).keys()]);
    const text = JSON.stringify(files[file]);
    const named = [...text.matchAll(/"\{([^"]+)\}"/g)].map(([, path = '']) => `--${path.replaceAll('.', '-')}`);
    expect(named.filter((name) => !all.has(name))).toEqual([]);
    expect(text).not.toMatch(/null|NaN|undefined/);
  });

  it('write each kind as the format does', () => {
    const light = tokens('light.tokens.json');
    expect(light.get('--color-bg-page')).toEqual({ $type: 'color', $value: '{ink.0}' });
    expect(light.get('--color-bg-scrim')?.$value).toEqual({
      colorSpace: 'srgb',
      components: [0.0549, 0.0588, 0.0824],
      alpha: 0.48,
      hex: '#0e0f15',
    });
    expect(light.get('--space-1-5')).toEqual({ $type: 'dimension', $value: { value: 6, unit: 'px' } });
    expect(light.get('--dur-2')).toEqual({ $type: 'duration', $value: { value: 200, unit: 'ms' } });
    expect(light.get('--ease-out')).toEqual({ $type: 'cubicBezier', $value: [0.2, 0.7, 0.2, 1] });
    expect(light.get('--font-text')?.$value).toContain('Instrument Sans');
    expect(light.get('--font-weight-550')).toEqual({ $type: 'fontWeight', $value: 550 });
    expect(light.get('--page-gutter')).toEqual({
      $type: 'dimension',
      $value: { value: 48, unit: 'px' },
      $extensions: { 'aaram.css': 'clamp(16px, 3.4vw, 48px)' },
    });
    expect(light.get('--shadow-2')?.$value).toHaveLength(2);
    expect(tokens('night.tokens.json').get('--color-bg-page')?.$value).toBe('{night.900}');
    expect(tokens('dark.tokens.json').get('--shadow-1')?.$value).toMatchObject([{ spread: { value: 1, unit: 'px' } }]);
  });

  it('are all offered on the first page of the Storybook', () => {
    const page = readFileSync(join(root, 'shared-ui/docs/parts/downloads.tsx'), 'utf8');
    expect([...page.matchAll(/file: '([^']+)'/g)].map(([, file]) => file)).toEqual(Object.keys(files));
  });

  it('refuse a form of value that they do not know', () => {
    expect(() => tokenOf('--tilt', 'rotate(3deg)', String)).toThrow('--tilt');
  });
});
