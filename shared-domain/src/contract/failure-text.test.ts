import { describe, expect, it } from 'vitest';
import { ApiError, type ErrorBody } from './errors.ts';
import { connectionAdvice, failureText, withReason } from './failure-text.ts';

const shortage: ErrorBody = { code: 'OUT_OF_STOCK', message: 'Only 2 items available in size M' };
const breakdown: ErrorBody = { code: 'INTERNAL', message: 'Something went wrong.' };

describe('what a person reads about a failed call', () => {
  // rules: server-message-or-own-text
  it.each([
    ["the server's words", new ApiError(409, shortage), shortage.message],
    ["the server's words about a breakdown", new ApiError(500, breakdown), breakdown.message],
    ["the page's own where the server gave none", new ApiError(502), 'Error fetching orders'],
    ["the page's own where there was no answer", new ApiError(0), 'Error fetching orders'],
    ["the page's own where it failed itself", new TypeError('x is undefined'), 'Error fetching orders'],
  ])('is %s', (_case, error, text) => {
    expect(failureText(error, 'Error fetching orders')).toBe(text);
  });

  // rules: buying-from-the-product-page
  it.each([
    [
      'with the reason the server gave',
      new ApiError(409, shortage),
      'Failed to update cart. Only 2 items available in size M',
    ],
    ['with a reason that has no code', new ApiError(400, { message: 'No.' }), 'Failed to update cart. No.'],
    ['without the words of a breakdown', new ApiError(500, breakdown), 'Failed to update cart'],
    ['alone where the server gave no words', new ApiError(404), 'Failed to update cart'],
    ['alone where there was no answer', new ApiError(0), 'Failed to update cart'],
  ])("is the page's own text, %s", (_case, error, text) => {
    expect(withReason('Failed to update cart', error)).toBe(text);
  });

  it('adds no second full stop before the reason', () => {
    expect(withReason('Failed.', new ApiError(409, shortage))).toBe('Failed. Only 2 items available in size M');
  });

  it('speaks of the connection only where there was no answer', () => {
    expect(connectionAdvice(new ApiError(0))).toMatch('Check your connection');
    expect(connectionAdvice(new ApiError(502))).toBeUndefined();
    expect(connectionAdvice(new TypeError('x'))).toBeUndefined();
  });
});
