/**
 * Loader for sources: writes constant texts of message files (`src/texts`) where they are used. Otherwise a message file
 * that an entry and a page import is loaded with the entry, as a whole.
 */
import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseSync } from 'oxc-parser';
import { makePseudo } from './pseudo-texts.mjs';

/** @typedef {{ type: string, start: number, end: number, [name: string]: unknown }} Node */

/** @param {unknown} value @returns {Node[]} the node and all nodes in it */
function listNodes(value) {
  if (Array.isArray(value)) return value.flatMap(listNodes);
  if (typeof value !== 'object' || value === null) return [];
  const node = /** @type {Node} */ (value);
  const inside = Object.values(node).flatMap(listNodes);
  return typeof node.type === 'string' ? [node, ...inside] : inside;
}

/**
 * The constant texts of a message file, each as it is written there, with its quotes.
 * @param {string} file its name
 * @param {string} source
 */
export function readConstants(file, source) {
  const found = /** @type {Map<string, string>} */ (new Map());
  for (const statement of parseSync(file, source).program.body) {
    const { declaration } = /** @type {{ declaration?: { declarations?: unknown[] } }} */ (
      /** @type {unknown} */ (statement)
    );
    for (const each of declaration?.declarations ?? []) {
      const { id, init } = /** @type {{ id: { name: string }, init: Node | null }} */ (each);
      if (init?.type === 'Literal') found.set(id.name, source.slice(init.start, init.end));
    }
  }
  return found;
}

/** The names under which a source imports message files. @param {Node[]} nodes @returns {Map<string, string>} */
function listMessageImports(nodes) {
  return new Map(
    nodes
      .filter(({ type }) => type === 'ImportDeclaration')
      .flatMap(({ source, specifiers }) => {
        const from = String(/** @type {Node} */ (source).value);
        const [first] = /** @type {{ type: string, local: { name: string } }[]} */ (specifiers);
        return from.startsWith('#texts/') && first?.type === 'ImportNamespaceSpecifier'
          ? [/** @type {[string, string]} */ ([first.local.name, from])]
          : [];
      }),
  );
}

/**
 * @param {string} file its name
 * @param {string} source
 * @param {(specifier: string) => Promise<Map<string, string>>} constantsOf the constants of a message file
 */
export async function placeTexts(file, source, constantsOf) {
  const nodes = listNodes(parseSync(file, source).program);
  const constants = /** @type {Map<string, Map<string, string>>} */ (new Map());
  for (const [name, from] of listMessageImports(nodes)) constants.set(name, await constantsOf(from));
  let text = source;
  for (const { type, start, end, object, property, computed } of nodes.toSorted((a, b) => b.start - a.start)) {
    if (type !== 'MemberExpression' || computed) continue;
    const { name } = /** @type {{ name?: string }} */ (object);
    const literal = constants.get(name ?? '')?.get(/** @type {{ name: string }} */ (property).name);
    if (literal !== undefined) text = text.slice(0, start) + literal + text.slice(end);
  }
  return text;
}

/**
 * @this {import('@rspack/core').LoaderContext<{ isPseudo: boolean }>}
 * @param {string} source
 */
export default function placeTextsLoader(source) {
  const done = this.async();
  if (!source.includes("'#texts/")) {
    done(null, source);
    return;
  }
  const resolve = this.getResolve();
  placeTexts(this.resourcePath, source, async (specifier) => {
    const file = String(await resolve(dirname(this.resourcePath), specifier));
    this.addDependency(file);
    const messages = readFileSync(file, 'utf8');
    return readConstants(file, this.getOptions().isPseudo ? makePseudo(file, messages) : messages);
  }).then((placed) => done(null, placed), done);
}
