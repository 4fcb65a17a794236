import { expect, it } from 'vitest';
import { createAttemptKey } from './index.ts';

it('the same input keeps its key until it is forgotten, and other input has another one', () => {
  const { keyOf, forget } = createAttemptKey();
  const first = keyOf({ text: 'one' });
  expect(keyOf({ text: 'one' })).toBe(first);
  const other = keyOf({ text: 'two' });
  expect(other).not.toBe(first);
  forget();
  expect(keyOf({ text: 'two' })).not.toBe(other);
});
