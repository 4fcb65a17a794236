/** What a style sheet outside shared-ui/src/tokens must not contain. Pure: text in, problems out. */

export type Problem = { line: number; says: string; text: string };
type Declaration = { property: string; value: string; line: number };

/** 1280 is the panel's: 1024 plus its side bar. */
const widths = [480, 640, 768, 1024, 1280, 1430, 1600];
const breakpoints = new Set(widths.flatMap((width) => [width, width - 1]));

const spacing = /^(?:padding|margin|gap|row-gap|column-gap|inset|top|right|bottom|left|scroll-padding|scroll-margin)/;
const colourProperty = /(?:color|background|border|outline|fill|stroke|shadow)/;
const named = /\b(?:white|black|red|green|blue|yellow|orange|purple|pink|gr[ae]y|silver|navy|teal|brown|gold)\b/;

/** Parts of a value at its top level: `a calc(b c) d` has three. */
function partsOf(value: string): string[] {
  return value.match(/(?:[^\s(]|\((?:[^()]|\([^()]*\))*\))+/g) ?? [];
}

function isLopsided(property: string, value: string): boolean {
  const [, right, , left] = partsOf(value);
  return /^(?:padding|margin|inset)$/.test(property) && left !== undefined && left !== right;
}

/** Hairlines (up to 2 px) and 0 need no token. */
function hasRawLength(value: string): boolean {
  return [...value.matchAll(/(\d*\.?\d+)(px|rem)\b/g)].some(([, number, unit]) => unit === 'rem' || Number(number) > 2);
}

const rules: { says: string; breaks: (declaration: Declaration) => boolean }[] = [
  {
    says: 'a raw colour: use a --color token',
    breaks: ({ property, value }) =>
      /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|oklch|oklab|lab|lch|color)\(/i.test(value) ||
      (colourProperty.test(property) && named.test(value.replace(/var\([^)]*\)/g, ''))),
  },
  {
    says: 'a primitive: use the semantic token that means it',
    breaks: ({ value }) => /var\(--(?:ink|neel|haldi|gulal|neem|mirch|phosphor|night)-\d+\)/.test(value),
  },
  {
    says: 'a raw distance: use a --space token',
    breaks: ({ property, value }) => spacing.test(property) && hasRawLength(value),
  },
  {
    says: 'a raw text size: use a --text or --fs token',
    breaks: ({ property, value }) =>
      (property === 'font-size' && /\d(?:px|rem|pt|vw)\b/.test(value)) ||
      // The line height follows the slash.
      (property === 'font' && /\d(?:px|rem|pt|vw)\b/.test(value.split('/')[0] ?? '')),
  },
  {
    says: 'a raw radius: use a --radius token',
    breaks: ({ property, value }) => /radius$/.test(property) && hasRawLength(value),
  },
  {
    says: 'a raw duration: use a --dur token',
    breaks: ({ property, value }) => /^transition(?:-duration|-delay)?$/.test(property) && /[1-9]\d*m?s\b/.test(value),
  },
  {
    says: 'a raw layer: use a --z token',
    breaks: ({ property, value }) => property === 'z-index' && /\d/.test(value),
  },
  {
    says: 'a physical side: use the logical one (inline-start, inline-end)',
    breaks: ({ property, value }) =>
      /^(?:left|right)$|^(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)|^border-(?:top|bottom)-(?:left|right)-radius$/.test(
        property,
      ) ||
      (/^(?:text-align|float|clear)$/.test(property) && /\b(?:left|right)\b/.test(value)) ||
      isLopsided(property, value),
  },
];

/** Declarations of a style sheet with their first lines. Custom properties are checked by their values too. */
function* declarationsOf(css: string): Generator<Declaration> {
  for (const match of css.matchAll(/(?<=^|[;{}\s])(--)?([a-z][a-z-]*)\s*:\s*([^;{}]+)(?=[;}])/g)) {
    const [, custom = '', name = '', value = ''] = match;
    yield { property: custom + name, value: value.trim(), line: css.slice(0, match.index).split('\n').length };
  }
}

function* breakpointsOf(css: string): Generator<Omit<Problem, 'text'>> {
  for (const match of css.matchAll(/@media[^{]*/g)) {
    const line = css.slice(0, match.index).split('\n').length;
    for (const [, width] of match[0].matchAll(/width[^)]*?(\d+)px/g)) {
      if (!breakpoints.has(Number(width))) {
        yield { line, says: `an unknown breakpoint (${width}px): use one of ${widths.join(', ')}` };
      }
    }
  }
}

/**
 * Problems of a style sheet as `{ line, says, text }`. Skips a line with `tokens-ok: <reason>` in a comment.
 */
export function findStyleProblems(css: string): Problem[] {
  const lines = css.split('\n');
  const bare = css.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '));
  const found = [...breakpointsOf(bare)];
  for (const declaration of declarationsOf(bare)) {
    for (const { says, breaks } of rules) {
      if (breaks(declaration)) found.push({ line: declaration.line, says });
    }
  }
  return found
    .filter(({ line }) => !lines[line - 1]?.includes('tokens-ok:'))
    .map((problem) => ({ ...problem, text: lines[problem.line - 1]?.trim() ?? '' }))
    .sort((a, b) => a.line - b.line);
}

/** Inline styles of a component: the content security policy would block them in the server's HTML. */
export function findMarkupProblems(tsx: string): Problem[] {
  return tsx
    .split('\n')
    .flatMap((text, index) =>
      /\sstyle=(?:\{|")/.test(text) && !text.includes('tokens-ok:')
        ? [{ line: index + 1, says: 'an inline style: use a class or a data attribute', text: text.trim() }]
        : [],
    );
}
