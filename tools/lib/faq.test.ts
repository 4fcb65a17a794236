import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

const file = resolve(import.meta.dirname, '../../api/demo/faq.json');
const questions: { answer: string }[] = JSON.parse(readFileSync(file, 'utf8'));
const figures = /₹|\d+ (to \d+ )?(days|hours|months)|\d+ or older/;

it('answers to frequent questions name the figures of rules, and have none written into them', () => {
  expect(questions.filter(({ answer }) => figures.test(answer))).toEqual([]);
});
