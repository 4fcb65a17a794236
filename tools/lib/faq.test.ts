import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

const file = resolve(import.meta.dirname, '../../storefront/src/texts/en/faq.ts');
const figures = /₹|\d+ (to \d+ )?(days|hours|months)|\d+ or older/;

it('answers to frequent questions name the figures of rules, and have none written into them', () => {
  const lines = readFileSync(file, 'utf8').split('\n');
  expect(lines.length).toBeGreaterThan(40);
  expect(lines.filter((line) => figures.test(line))).toEqual([]);
});
