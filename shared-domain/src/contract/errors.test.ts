import { describe, expect, it } from 'vitest';
import { ApiError } from './errors.ts';

describe('ApiError', () => {
  it('recognises an error made by the copy of this class in another app', () => {
    class ApiErrorOfTheShell extends Error {
      override name = 'ApiError';
    }
    expect(new ApiErrorOfTheShell()).toBeInstanceOf(ApiError);
    expect(new Error('something else')).not.toBeInstanceOf(ApiError);
  });
  it('carries what the server added beside message and code', () => {
    const error = new ApiError(409, { message: 'Price changed', code: 'PRICE_CHANGED', quote: { total: 1 } });
    expect(error.details).toEqual({ quote: { total: 1 } });
  });
});
