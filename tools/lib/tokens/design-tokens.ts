/** The design tokens as files of the DTCG format, made from the style sheets in shared-ui/src/tokens. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DesignToken, pathOf, tokenOf } from './dtcg-value.ts';

export type Tokens = Map<string, string>;

const sheets = ['primitives', 'color', 'type', 'space', 'motion'];
export const themes = ['light', 'dark', 'night'] as const;

type Layer = 'always' | (typeof themes)[number] | 'compact' | 'reduced-motion';

/** Where a custom property stands in the style sheets, and the layers it belongs to. */
const layersOf: Readonly<Record<string, Layer[]>> = {
  ':root': ['always'],
  ":root, [data-theme='light']": ['light'],
  "[data-theme='dark'], [data-theme='night']": ['dark', 'night'],
  "[data-theme='night']": ['night'],
  // The dark theme again, for visitors without scripts; a test of shared-ui compares them.
  '@media (prefers-color-scheme: dark) :root:not([data-theme])': [],
  "[data-density='compact']": ['compact'],
  "@media (pointer: fine) [data-density='compact']": ['compact'],
  '@media (prefers-reduced-motion: reduce) :root': ['reduced-motion'],
};

/** Every custom property of a style sheet, with the selector it stands under and the at-rules around. */
function* declarationsIn(css: string): Generator<{ scope: string; name: string; value: string }> {
  const around: string[] = [];
  const text = css.replace(/\/\*[\s\S]*?\*\//g, '');
  for (const [, head, declaration = ''] of text.matchAll(/([^{};]+)\{|([^{};]+);|\}/g)) {
    const [, name, value = ''] = /^(--[\w-]+):\s*([\s\S]+)$/.exec(declaration.trim()) ?? [];
    if (head) around.push(head.trim().replace(/\s+/g, ' ').replaceAll('"', "'"));
    else if (!declaration) around.pop();
    else if (name) yield { scope: around.join(' '), name, value };
  }
}

/** The custom properties of the style sheets, by layer. Throws for one that stands anywhere else. */
export function readLayers(root: string): Record<Layer, Tokens> {
  const layers: Record<Layer, Tokens> = {
    always: new Map(),
    light: new Map(),
    dark: new Map(),
    night: new Map(),
    compact: new Map(),
    'reduced-motion': new Map(),
  };
  for (const sheet of sheets) {
    const css = readFileSync(join(root, `shared-ui/src/tokens/${sheet}.css`), 'utf8');
    for (const { scope, name, value } of declarationsIn(css)) {
      for (const layer of layersAt(scope, name)) layers[layer].set(name, value);
    }
  }
  return layers;
}

function layersAt(scope: string, name: string): Layer[] {
  const layers = layersOf[scope];
  if (!layers) throw new Error(`${name} stands in "${scope}", which tools/lib/tokens/design-tokens.ts does not know.`);
  return layers;
}

type Group = { [name: string]: Group | DesignToken | string };

/** `tokens` as one document of the format; `all` has those that they name, too. */
function documentOf(description: string, tokens: Tokens, all: Tokens = tokens): Group {
  const typeOf = (name: string): string => tokenOf(name, all.get(name) ?? '', typeOf).$type;
  const groups: Group = {};
  for (const [name, css] of tokens) {
    const token = tokenOf(name, css, typeOf);
    const [group = '', rest] = pathOf(name);
    groups[group] = rest === undefined ? token : { ...Object(groups[group]), [rest]: token };
  }
  const weights = [...tokens.values()].flatMap((css) => /^(\d{3}) .+ \/ /.exec(css)?.[1] ?? []);
  const byWeight = [...new Set(weights)].sort().map((weight) => [weight, Number(weight)] as const);
  const fontWeights = byWeight.map(([name, $value]) => [name, { $type: 'fontWeight', $value }]);
  return {
    $description: description,
    ...groups,
    ...(byWeight.length > 0 ? { 'font-weight': Object.fromEntries(fontWeights) } : {}),
  };
}

const themeFile = (theme: string) => `${theme}.tokens.json`;
const from = (...files: string[]) => files.map(($ref) => ({ $ref }));

/** How the files belong together, for programs that read the format's resolver documents. */
const resolver = {
  version: '2025.10',
  name: 'Aaram',
  modifiers: {
    theme: { contexts: Object.fromEntries(themes.map((theme) => [theme, from(themeFile(theme))])), default: 'light' },
    density: { contexts: { comfortable: [], compact: from(themeFile('compact')) }, default: 'comfortable' },
    motion: { contexts: { full: [], reduced: from(themeFile('reduced-motion')) }, default: 'full' },
  },
  resolutionOrder: ['theme', 'density', 'motion'].map((name) => ({ $ref: `#/modifiers/${name}` })),
};

/** The files by name: one whole file for each theme, what the dense panel and reduced motion change, the resolver. */
export function designTokenFiles(root: string): Record<string, object> {
  const layers = readLayers(root);
  const whole = (theme: (typeof themes)[number]) => new Map([...layers.always, ...layers[theme]]);
  return {
    ...Object.fromEntries(themes.map((theme) => [themeFile(theme), documentOf(`Theme ${theme}.`, whole(theme))])),
    [themeFile('compact')]: documentOf(
      'What changes in dense tables and forms, for a mouse or a pen.',
      layers.compact,
      layers.always,
    ),
    [themeFile('reduced-motion')]: documentOf(
      'What changes for people who prefer less motion.',
      layers['reduced-motion'],
    ),
    'aaram.resolver.json': resolver,
  };
}

/** Writes the files into `folder`. */
export function writeDesignTokens(root: string, folder: string): string[] {
  mkdirSync(folder, { recursive: true });
  const files = Object.entries(designTokenFiles(root));
  for (const [name, content] of files) writeFileSync(join(folder, name), `${JSON.stringify(content, null, 2)}\n`);
  return files.map(([name]) => name);
}
