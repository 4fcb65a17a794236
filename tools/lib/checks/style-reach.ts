/** Keeps an app's styles to its own elements. Pure: text in, problems out. */

import type { Problem } from './design-rules.ts';

/** Selectors of a style sheet with their lines; without at-rules and the steps of keyframes. */
function* selectorsOf(css: string): Generator<{ text: string; line: number }> {
  const isStep = (text: string) => /^(?:from|to|[\d.]+%)(?:\s*,\s*(?:from|to|[\d.]+%))*$/.test(text);
  for (const match of css.matchAll(/([^{};]+)\{/g)) {
    const [, before = ''] = match;
    const text = before.trim();
    if (text.startsWith('@') || isStep(text)) continue;
    const start = match.index + before.length - before.trimStart().length;
    yield { text, line: css.slice(0, start).split('\n').length };
  }
}

/** Removes `:global(…)` with everything in its parentheses. */
function withoutGlobals(selector: string): string {
  let result = '';
  let depth = 0;
  for (let at = 0; at < selector.length; at += 1) {
    if (depth === 0 && selector.startsWith(':global(', at)) {
      depth = 1;
      at += ':global('.length - 1;
    } else if (depth > 0) {
      depth += selector[at] === '(' ? 1 : selector[at] === ')' ? -1 : 0;
    } else {
      result += selector[at];
    }
  }
  return result;
}

/** Alternatives of a selector: split at commas outside parentheses. */
const alternativesOf = (selector: string) => selector.split(/,(?![^(]*\))/);

/** Selectors of a CSS module that may match elements of other apps: those without a class of the module itself. */
export function findReachProblems(css: string): Problem[] {
  const bare = css.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '));
  return [...selectorsOf(bare)]
    .filter(({ text }) => !text.startsWith('&'))
    .filter(({ text }) => alternativesOf(text).some((part) => !/\.[a-z]/i.test(withoutGlobals(part))))
    .map(({ text, line }) => ({
      line,
      says: 'can match elements of other apps: add a class of this file to the selector',
      text: text.replace(/\s+/g, ' '),
    }));
}
