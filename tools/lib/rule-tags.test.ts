import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readAnchors } from './rule-references.ts';
import { readAllTags, readTags } from './rule-tags.ts';

const root = resolve(import.meta.dirname, '../..');
const tests = readAllTags(root);
const text = readFileSync(join(root, 'docs/product-rules.md'), 'utf8');
const rules = readAnchors(text.replaceAll(/^## .*$/gm, ''));

describe('the rules of the store', () => {
  it('have a test each, and tests name only rules that exist', () => {
    expect([...new Set(tests.flatMap((test) => test.rules))].sort()).toEqual([...rules].sort());
  });

  it('stand above tests with a title', () => {
    expect(tests.filter(({ title }) => title === undefined)).toEqual([]);
    expect(tests.length).toBeGreaterThan(1000);
  });
});

describe('a tag of a test', () => {
  it('names several rules, also in several lines, and the title of the test below', () => {
    const tagged = [
      '  // rules: gst,',
      '  // rules: refunds, gst',
      "  it.each([['a', 1]])('costs it\\'s %i', async () => {",
    ];
    const file = [...tagged, "  it('has no rule', () => {});"].join('\n').replace('gst,\n', 'credits\n');

    expect(readTags('a.test.ts', file)).toEqual([
      { rules: ['credits', 'refunds', 'gst'], file: 'a.test.ts', line: 3, title: "costs it's %i" },
    ]);
  });
});
