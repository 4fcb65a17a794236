import type { Problem } from './design-rules.ts';

/** The anchors of a document's headings, as GitHub makes them. */
export const readAnchors = (text: string): string[] =>
  [...text.matchAll(/^#{2,} (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-'),
  );

const anchor = /\bproduct-rules\.md#([\w-]*)/g;
const document = /\b(?:[a-z0-9]+(?:-[a-z0-9]+)*|[A-Z]+)\.md\b/g;
// Escaped, so that this line does not break the rule it checks.
const elsewhere = /\u00a7|\b\x73pecifications?\b|\(\x72eadings\b|\b\x72eadings, [A-Z]/i;

/** References that a reader cannot open: unknown anchors or documents, and sections of foreign documents. */
export function findReferenceProblems(
  text: string,
  { anchors, documents }: { anchors: string[]; documents: string[] },
): Problem[] {
  return text.split('\n').flatMap((line, index) => {
    const rules = [...line.matchAll(anchor)].map(([, name = '']) => name).filter((name) => !anchors.includes(name));
    const files = (line.match(document) ?? []).filter((name) => !documents.includes(name));
    return [
      ...rules.map((name) => `no rule of docs/product-rules.md is called ${name}`),
      ...files.map((name) => `${name} is not in this repository`),
      ...(elsewhere.test(line) ? ['cite a rule of docs/product-rules.md instead'] : []),
    ].map((says) => ({ line: index + 1, says, text: line.trim() }));
  });
}
