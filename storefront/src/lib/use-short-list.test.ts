import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useShortList } from './use-short-list.ts';

const numbers = [1, 2, 3, 4, 5, 6];

describe('a long list', () => {
  it('shows the first few until all are asked for, and again', () => {
    const { result } = renderHook(() => useShortList(numbers, 3));
    expect(result.current.shown).toEqual([1, 2, 3]);
    act(() => result.current.toggle());
    expect(result.current.shown).toEqual(numbers);
    act(() => result.current.toggle());
    expect(result.current.shown).toEqual([1, 2, 3]);
  });

  it('never hides what has to stay', () => {
    const { result } = renderHook(() => useShortList(numbers, 3, (number) => number === 5));
    expect(result.current.shown).toEqual([1, 2, 3, 5]);
  });

  it('is not shortened by one', () => {
    const { result } = renderHook(() => useShortList(numbers, 5));
    expect(result.current).toMatchObject({ shown: numbers, isLong: false });
  });
});
