import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Channels, contrastOf, over } from './contrast.ts';
import { contrastPairs, exemptColours } from './contrast-pairs.ts';
import { pageGround } from './index.ts';

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

/** A colour of the token files as numbers; throws for anything else. */
function resolve(theme: Map<string, string>, name: string): Channels {
  const value = theme.get(name) ?? always.get(name) ?? primitives.get(name) ?? '';
  const reference = /^var\((.+)\)$/.exec(value)?.[1];
  if (reference) {
    return resolve(theme, reference);
  }
  const mixed = /^rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)$/.exec(value);
  if (mixed) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = mixed.slice(1).map(Number);
    return [red, green, blue, alpha];
  }
  const digits = /^#([0-9a-f]{3}|[0-9a-f]{6})$/.exec(value)?.[1];
  if (!digits) {
    throw new Error(`${name} is "${value}", not a colour.`);
  }
  const full = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits;
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => Number.parseInt(full.slice(at, at + 2), 16));
  return [red, green, blue, 1];
}

function contrast(theme: Map<string, string>, front: string, back: string): number {
  // The worst background behind a translucent colour is a picture's backdrop if it is used on pictures, else the page.
  const below = resolve(theme, back === '--color-bg-on-image' ? '--color-bg-image' : '--color-bg-page');
  const ground = over(resolve(theme, back), below);
  return contrastOf(over(resolve(theme, front), ground), ground);
}

describe.each([
  ['light', light],
  ['dark', dark],
  ['night', night],
])('the %s theme', (_, theme) => {
  it.each(contrastPairs)('shows $front on $ground at $least or more', ({ front, ground, least }) => {
    expect(contrast(theme, front, ground)).toBeGreaterThanOrEqual(least);
  });
});

describe('contrast', () => {
  it('is listed for every colour that is text, line, mark or control', () => {
    const measured = new Set(contrastPairs.map(({ front }) => front));
    const fronts = [...always.keys(), ...light.keys()].filter((name) =>
      /^--color-(text-|border-|focus-|chart-|accent-|selected-border|.*-text$)/.test(name),
    );
    expect(fronts.filter((name) => !(measured.has(name) || name in exemptColours))).toEqual([]);
    expect(fronts.length).toBeGreaterThan(30);
  });

  it('is listed for every background with text', () => {
    const measured = new Set(contrastPairs.map(({ ground }) => ground));
    const grounds = [...always.keys(), ...light.keys()].filter((name) => /^--color-.*bg(-|$)/.test(name));
    const withoutText = ['--color-bg-scrim'];
    expect(grounds.filter((name) => !(measured.has(name) || withoutText.includes(name)))).toEqual([]);
  });

  it('of black on white is 21, of a colour on itself 1', () => {
    expect(contrastOf([0, 0, 0, 1], [255, 255, 255, 1])).toBeCloseTo(21);
    expect(contrastOf([120, 90, 7, 1], [120, 90, 7, 1])).toBe(1);
    expect(over([0, 0, 0, 0.5], [255, 255, 255, 1])).toEqual([127.5, 127.5, 127.5, 1]);
  });
});

describe('the ground that styles cannot reach', () => {
  it.each(['light', 'dark'] as const)('is the %s page', (theme) => {
    const styles = { light, dark };
    const declared = styles[theme].get('--color-bg-page') ?? '';
    expect(pageGround[theme]).toBe(primitives.get(/^var\((.+)\)$/.exec(declared)?.[1] ?? '') ?? declared);
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

/** Lengths that scripts measure and set: room and width of a pop-up, the position of the toasts. */
const measured = /^--(available-.+|anchor-width|toasts-top|scale|x|y)$/;

describe('sizes of text', () => {
  it('are 12 px at least', () => {
    const sizes = [...declarations(read('tokens/type.css'))].filter(([name]) => name.startsWith('--fs-'));
    expect(sizes.length).toBeGreaterThan(10);
    const small = sizes.filter(([, value]) => Math.min(...(value.match(/[\d.]+(?=rem)/g) ?? []).map(Number)) < 0.75);
    expect(small).toEqual([]);
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
    expect(css.match(/var\(--(?:ink|neel|haldi|gulal|neem|mirch|phosphor|night)-/g)).toBeNull();
    const own = declarations(css);
    const unknown = [...css.matchAll(/var\((--[\w-]+)/g)]
      .map(([, name = '']) => name)
      .filter((name) => !(defined.has(name) || own.has(name) || measured.test(name)));
    expect(unknown).toEqual([]);
  });
});
