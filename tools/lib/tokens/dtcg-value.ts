/** A design token as the DTCG format (2025.10) writes it. `$extensions` holds the CSS where the format can say less. */
export type DesignToken = { $type: string; $value: unknown; $extensions?: { 'aaram.css': string } };

type TypeOf = (name: string) => string;

/** `--color-bg-page` is the token `bg-page` of the group `color`; `--row` stands alone. */
export function pathOf(name: string): string[] {
  const [group = '', ...rest] = name.slice(2).split('-');
  return rest.length === 0 ? [group] : [group, rest.join('-')];
}

const px = (value: number) => ({ value, unit: 'px' });
const alias = (name: string) => `{${pathOf(name).join('.')}}`;
const isZero = (text: string) => text === '0';

/** `var(--name)` and nothing else. */
const referenceIn = (css: string) => /^var\((--[\w-]+)\)$/.exec(css)?.[1];

function color(css: string) {
  const digits = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(css)?.[1]?.toLowerCase();
  const [red, green, blue, alpha] = /^rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)$/.exec(css)?.slice(1).map(Number) ?? [];
  const long = digits?.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits;
  const channels = long ? [0, 2, 4].map((at) => Number.parseInt(long.slice(at, at + 2), 16)) : [red, green, blue];
  if (!channels.every((channel) => channel !== undefined)) return;
  return {
    colorSpace: 'srgb',
    components: channels.map((channel) => Number((channel / 255).toFixed(4))),
    ...(alpha === undefined ? {} : { alpha }),
    // For programs that do not read `components` yet.
    hex: `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`,
  };
}

function dimension(css: string) {
  const [, value, unit] = /^(-?[\d.]+)(px|rem)$/.exec(css) ?? [];
  return value === undefined ? undefined : { value: Number(value), unit };
}

/** What is largest in a fluid size: the value on a wide screen. */
const widest = (css: string) => dimension(/^clamp\(.*,\s*([^,]+)\)$/.exec(css)?.[1] ?? '');

function shadow(css: string) {
  const layers = css.split(/,(?![^(]*\))/).map((layer) => {
    const [, lengths = '', paint = ''] = /^((?:-?[\d.]+(?:px)? ){3,4})(.+)$/.exec(layer.trim()) ?? [];
    const sizes = lengths.trim().split(' ');
    const [offsetX, offsetY, blur, spread] = sizes.map((size) => (isZero(size) ? px(0) : dimension(size)));
    return { color: color(paint), offsetX, offsetY, blur, spread: spread ?? px(0) };
  });
  const isWhole = layers.every((layer) => Object.values(layer).every((part) => part !== undefined));
  return isWhole ? layers : undefined;
}

/** The `font:` shorthand of the text styles: weight, size, line height and family. */
function typography(css: string): DesignToken | undefined {
  const [, weight, size = '', line = '', family] =
    /^(\d{3}) (.+) \/ (\S+) var\((--[\w-]+)\)$/.exec(css.replace(/\s+/g, ' ')) ?? [];
  if (weight === undefined || family === undefined) return;
  const named = referenceIn(size);
  const exact = dimension(size);
  const lineSize = dimension(line);
  return {
    $type: 'typography',
    $value: {
      fontFamily: alias(family),
      fontWeight: `{font-weight.${weight}}`,
      fontSize: named ? alias(named) : (exact ?? widest(size)),
      // The format has only multiples of the font's size.
      lineHeight: lineSize && exact ? Number((lineSize.value / exact.value).toFixed(4)) : Number(line),
      letterSpacing: px(0),
    },
    ...(named || exact ? {} : { $extensions: { 'aaram.css': css } }),
  };
}

type Form = [RegExp, (css: string, found: RegExpExecArray) => DesignToken];

const inexact = ($type: string, $value: unknown, css: string): DesignToken => ({
  $type,
  $value,
  $extensions: { 'aaram.css': css },
});

/** Forms of values in the style sheets, with what they are in the format. */
const forms: Form[] = [
  [/^(-?[\d.]+)ms$/, (_, [, ms]) => ({ $type: 'duration', $value: { value: Number(ms), unit: 'ms' } })],
  [/^cubic-bezier\((.+)\)$/, (_, [, four = '']) => ({ $type: 'cubicBezier', $value: four.split(',').map(Number) })],
  [/^-?[\d.]+$/, (css) => ({ $type: 'number', $value: Number(css) })],
  [/^(-?[\d.]+)em$/, (css, [, em]) => inexact('number', Number(em), css)],
  [/^clamp\(/, (css) => inexact('dimension', widest(css), css)],
  [
    // The running stitch: thread and gap; the format's strokes have no direction and no colour of the text.
    /^repeating-linear-gradient\(\w+, currentColor 0 (\d+)px, transparent \d+px (\d+)px\)$/,
    (css, [, thread, end]) => {
      const dashArray = [px(Number(thread)), px(Number(end) - Number(thread))];
      return inexact('strokeStyle', { dashArray, lineCap: 'butt' }, css);
    },
  ],
  [
    /^"[^"]+",/,
    (css) => ({ $type: 'fontFamily', $value: css.split(/,\s*/).map((family) => family.replaceAll('"', '')) }),
  ],
];

/**
 * One custom property as a token of the DTCG format; `typeOf` gives the type of a token that another one names. Throws
 * for a form that it does not know, so that nothing is left out in silence.
 */
export function tokenOf(name: string, css: string, typeOf: TypeOf): DesignToken {
  const named = referenceIn(css);
  if (named) return { $type: typeOf(named), $value: alias(named) };
  const paint = color(css);
  if (paint) return { $type: 'color', $value: paint };
  const size = dimension(css);
  if (size) return { $type: 'dimension', $value: size };
  const text = typography(css);
  if (text) return text;
  const layers = shadow(css);
  if (layers) return { $type: 'shadow', $value: layers };
  for (const [form, make] of forms) {
    const found = form.exec(css);
    if (found) return make(css, found);
  }
  throw new Error(`${name}: tools/lib/tokens/dtcg-value.ts does not know the form of "${css}".`);
}
