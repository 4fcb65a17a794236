/**
 * Loader for message files (`src/texts/en`): makes the pseudo-language out of English, `TEXTS=pseudo npm run build`.
 * Every text stays readable, is a third longer, and has no plain vowel: a text with plain vowels on a page stands in no
 * message file.
 */
import { parseSync } from 'oxc-parser';

/** Two for one: other languages are longer than English. */
const vowels = {
  a: 'àà',
  e: 'éé',
  i: 'îî',
  o: 'õõ',
  u: 'ûû',
  y: 'ýý',
  A: 'Àà',
  E: 'Éé',
  I: 'Îî',
  O: 'Õõ',
  U: 'Ûû',
  Y: 'Ýý',
};

/** @param {string} words without quotes */
const toPseudo = (words) => words.replace(/[aeiouy]/gi, (letter) => vowels[/** @type {'a'} */ (letter)]);

/**
 * The positions of the words in a message file: strings, and what stands around the values of templates.
 * @param {unknown} node
 * @returns {{ start: number, end: number }[]}
 */
function findWords(node) {
  if (Array.isArray(node)) return node.flatMap(findWords);
  if (typeof node !== 'object' || node === null) return [];
  const { type, start, end, key, source, callee, ...rest } = /** @type {Record<string, unknown>} */ (node);
  // Types, options of Intl and addresses of modules are for the program.
  if (/^(TS|Import|NewExpression)/.test(String(type))) return [];
  const range = { start: Number(start), end: Number(end) };
  if (type === 'Literal') return typeof rest.value === 'string' ? [{ start: range.start + 1, end: range.end - 1 }] : [];
  if (type === 'TemplateElement') return [range];
  return Object.values(rest).flatMap(findWords);
}

/**
 * @param {string} file its name
 * @param {string} source a message file in English
 */
export function makePseudo(file, source) {
  // The language's own name is data.
  if (/language\.ts$/.test(file)) return source;
  let text = source;
  for (const { start, end } of findWords(parseSync(file, source).program).sort((a, b) => b.start - a.start)) {
    text = text.slice(0, start) + toPseudo(text.slice(start, end)) + text.slice(end);
  }
  return text;
}

/**
 * @this {{ resourcePath: string }}
 * @param {string} source
 */
export default function pseudoTexts(source) {
  return makePseudo(this.resourcePath, source);
}
