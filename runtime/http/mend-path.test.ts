import { describe, expect, it } from 'vitest';
import { mendPath } from './mend-path.ts';

describe('a path', () => {
  it('that can be read stays as it is, whatever its search', () => {
    for (const url of ['/', '/single-product/%F0%9F%A7%B5?q=%E0%A4%A', '/search?q=a?b', '/a%2Fb']) {
      expect(mendPath(url)).toBe(url);
    }
  });

  it('that breaks off within a letter is read as it is spelt', () => {
    expect(mendPath('/blog-details/%E0%A4%A')).toBe('/blog-details/%25E0%25A4%25A');
    expect(mendPath('/search/%?q=%41')).toBe('/search/%25?q=%41');
  });

  it('of the API is for the API to refuse', () => {
    expect(mendPath('/api/auth/products/%E0%A4%A')).toBe('/api/auth/products/%E0%A4%A');
  });
});
