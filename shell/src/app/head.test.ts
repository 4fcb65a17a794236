import { describe, expect, it } from 'vitest';
import { renderHead, replaceHead } from './head.ts';

const brand = { brandName: 'Aaram', tagline: 'Comfort Crafted with Care' };
const origin = 'https://shop.test';

describe('the head after a change of page', () => {
  const search = { title: 'Search: shirt', canonical: '/search', noIndex: true };
  const shirt = {
    title: 'Linen shirt',
    description: 'Soft.',
    canonical: '/single-product/p1',
    image: '/media/shirt.webp',
    price: '1622.76',
    jsonLd: [{ '@type': 'Product', name: '</script><b>' }],
  };
  const read = () => [...document.head.children].map(({ outerHTML }) => outerHTML).join('');

  // rules: page-change
  it('is what a document of the new page has, with nothing of the last one', () => {
    const frame = '<meta name="viewport" content="width=device-width"><link rel="icon" href="/icon.svg">';
    document.head.innerHTML = frame + renderHead(search, brand, origin);
    expect(document.querySelector('meta[name="robots"]')).not.toBeNull();
    replaceHead(renderHead(shirt, brand, origin));
    const whole = renderHead(shirt, brand, origin);
    expect(read().replace(/<title>.*?<\/title>/, '')).toBe(frame + whole.replace(/<title>.*?<\/title>/, ''));
    expect(document.querySelector('meta[name="robots"]')).toBeNull();
    replaceHead(renderHead(search, brand, origin));
    expect(document.querySelector('script')).toBeNull();
    expect(read()).not.toContain('product:price');
  });
});

describe('the preview of a shared page', () => {
  // rules: sharing-a-product
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
