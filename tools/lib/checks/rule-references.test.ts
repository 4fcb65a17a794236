import { describe, expect, it } from 'vitest';
import { findReferenceProblems, readAnchors } from './rule-references.ts';

const anchors = readAnchors("# Rules\n\n## Prices and money\n\n### Server's prices\n\ntext\n");
const documents = ['product-rules.md', 'operations.md'];
const says = (text: string) => findReferenceProblems(text, { anchors, documents }).map((problem) => problem.says);
// Joined and escaped, so that the check of this repository does not read them as its own references.
const nameDocument = (name: string) => [name, 'md'].join('.');
const cite = (anchor: string) => `The server's own (${nameDocument('product-rules')}#${anchor}).`;

describe('a reference to a rule', () => {
  it('is the anchor of a heading, as GitHub makes it', () => {
    expect(anchors).toEqual(['prices-and-money', 'servers-prices']);
    expect(says(cite('servers-prices'))).toEqual([]);
  });

  it('fails where no heading has its anchor', () => {
    expect(says(cite('server-prices'))).toEqual(['no rule of docs/product-rules.md is called server-prices']);
  });
});

describe('a reference to a document', () => {
  it.each(['see ../docs/operations.md', 'Logins and readings', 'slidesPerView.md'])('is right, or none: %s', (text) => {
    expect(says(text)).toEqual([]);
  });

  it('fails where the document is not in the repository', () => {
    const absent = nameDocument('elsewhere');
    expect(says(`see docs/${absent}`)).toEqual([`${absent} is not in this repository`]);
  });

  it.each(['at most ten (\x73pecification \u00a75)', 'paise inside (\x72eadings, Money)', 'in the order of \u00a77'])(
    'fails where it cites the owner’s papers: %s',
    (text) => {
      expect(says(text)).toEqual(['cite a rule of docs/product-rules.md instead']);
    },
  );
});
