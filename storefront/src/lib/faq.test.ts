import { expect, it } from 'vitest';
import { faq } from './faq.ts';

it('says the figures of the rules in its own words', () => {
  const answers = faq.map(({ answer }) => answer).join('\n');
  for (const text of [
    'Metro cities usually take 3 to 5 days, other towns 5 to 7 days and remote areas 7 to 10 days.',
    'Express delivery, where offered, takes 1 to 3 days.',
    'A fee of ₹80 applies to each return or exchange; at the moment an exchange costs nothing. We answer return requests within 24 hours.',
    'If you want a credit note instead, valid for 3 months, choose it when you ask for the return.',
    'Buyers must be 18 or older.',
  ]) {
    expect(answers).toContain(text);
  }
  expect(answers).not.toMatch(/[{}]|undefined/);
});
