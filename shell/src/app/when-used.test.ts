import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { whenUsed } from './when-used.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it.each(['pointerover', 'scroll'])('knows a visitor by the first %s', async (type) => {
  const used = whenUsed();
  const event = new Event(type);
  document.dispatchEvent(event);
  document.dispatchEvent(new Event('scroll'));
  expect(await used).toBe(event);
});

it('takes who does nothing for four seconds for a reader', async () => {
  let isUsed = false;
  void whenUsed().then(() => {
    isUsed = true;
  });
  await vi.advanceTimersByTimeAsync(3999);
  expect(isUsed).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(isUsed).toBe(true);
});
