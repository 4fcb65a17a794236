import { parseSync } from 'oxc-parser';

/** A file of the repository: its path from the root, and its text. */
export type SourceFile = { path: string; text: string };

/** A node of a syntax tree; `start` and `end` are offsets in UTF-16 units. */
export type SyntaxNode = { type: string; start: number; end: number; [name: string]: unknown };

export const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** The nodes directly inside this one. */
export const childrenOf = (node: SyntaxNode): SyntaxNode[] => Object.values(node).flat().filter(isNode);

/** The syntax tree of a file; its path tells JSX from TypeScript alone. Throws when there is none. */
export function parseSource({ path, text }: SourceFile): SyntaxNode {
  const program: unknown = parseSync(path, text).program;
  if (!isNode(program)) throw new Error(`${path}: it cannot be parsed`);
  return program;
}

/** Tests, stories and what only they use. */
export const isTest = (path: string): boolean =>
  /\.(test|stories)\.tsx?$|(^|\/)(testing|fixtures)\/|^(e2e|api\/bench)\//.test(path);
