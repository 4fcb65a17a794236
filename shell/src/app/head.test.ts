import { beforeEach, describe, expect, it } from 'vitest';
import { applyHead } from './head.ts';

const brand = { brandName: 'Aaram', tagline: 'Comfort Crafted with Care' };
const origin = 'https://shop.test';
const readCanonical = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel="canonical"]')].map(({ href }) => href);

describe('the canonical address', () => {
  beforeEach(() => {
    document.head.innerHTML = '<meta name="description" content=""><link rel="canonical" href="https://shop.test/men">';
  });

  it('follows the page', () => {
    applyHead({ title: 'Women', canonical: '/women' }, brand, origin);
    expect(readCanonical()).toEqual(['https://shop.test/women']);
  });

  it("is a page's own address where the page names none", () => {
    history.replaceState(null, '', '/cart?from=men');
    applyHead({ title: 'Cart' }, brand, origin);
    expect(readCanonical()).toEqual(['https://shop.test/cart']);
  });
});
