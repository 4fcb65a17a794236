import { beforeEach, describe, expect, it } from 'vitest';
import { applyHead, renderHead } from './head.ts';

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

describe('the preview of a shared page', () => {
  it('has picture and price of a product', () => {
    const tags = { title: 'Linen shirt', description: 'Soft.', image: '/media/shirt.webp', price: '1622.76' };
    const head = renderHead(tags, brand, origin);
    expect(head).toContain('<meta property="og:title" content="Linen shirt | Aaram">');
    expect(head).toContain('<meta property="og:image" content="https://shop.test/media/shirt.webp">');
    expect(head).toContain('<meta property="product:price:amount" content="1622.76">');
    expect(head).toContain('<meta property="og:description" content="₹1,622.76 with GST. Soft.">');
    expect(head).toContain('<meta name="description" content="Soft.">');
    expect(head).toContain('<meta property="product:price:currency" content="INR">');
  });

  it('has no price on another page', () => {
    expect(renderHead({ title: 'Men' }, brand, origin)).not.toContain('product:price');
  });
});
