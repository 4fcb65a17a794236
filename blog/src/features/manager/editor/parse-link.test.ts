import { expect, it } from 'vitest';
import { parseLink } from './parse-link.ts';

it.each([
  [' https://example.com/a?b=1 ', 'https://example.com/a?b=1'],
  ['http://example.com', 'http://example.com'],
  ['example.com/shirts', 'https://example.com/shirts'],
  ['meera@example.com', 'mailto:meera@example.com'],
  ['mailto:meera@example.com?subject=Hi', 'mailto:meera@example.com?subject=Hi'],
  ['/women', '/women'],
])('links %s to %s', (typed, address) => {
  expect(parseLink(typed)).toBe(address);
});

it.each([
  '',
  'shirts',
  'javascript:alert(1)',
  ' jAvAsCrIpT:alert(1)',
  'data:text/html,x',
  'ftp://example.com',
  '//evil.example',
  '/\\evil.example',
  'mailto:',
  'https://',
  'https://exa mple.com',
])('links nothing to %j', (typed) => {
  expect(parseLink(typed)).toBeUndefined();
});
