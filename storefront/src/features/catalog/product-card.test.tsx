import { createTestPlatform, TestPlatform } from '@aaram/shared-platform/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { ProductCardData } from '#lib/product-card/product-card-data.ts';
import { ProductCard } from './product-card.tsx';

const card: ProductCardData = {
  id: 'p1',
  href: '/single-product/p1',
  name: 'Garden midi dress',
  brand: 'Neelgar',
  price: 2099,
  mrp: 2099,
  image: null,
  rating: 4.5,
  reviewCount: 12,
  isAvailable: true,
  sizes: ['S', 'M'],
  badge: { tone: 'image', text: 'New' },
};

function renderCard(changes: Partial<ProductCardData> = {}, wishlistIds: string[] = []) {
  const toggle = vi.fn();
  render(
    <TestPlatform platform={createTestPlatform(() => null)}>
      <ProductCard
        card={{ ...card, ...changes }}
        wishlist={{ has: (id) => wishlistIds.includes(id), toggle }}
        sizes="50vw"
      />
    </TestPlatform>,
  );
  return { toggle };
}

describe('ProductCard', () => {
  it('leads to its product and to each size that can be bought', () => {
    renderCard();
    expect(screen.getByRole('link', { name: 'Garden midi dress' })).toHaveAttribute('href', '/single-product/p1');
    expect(screen.getByRole('link', { name: 'M', hidden: true })).toHaveAttribute('href', '/single-product/p1?size=M');
  });
  it('is labelled and leads nowhere when it is out of stock', () => {
    renderCard({ isAvailable: false });
    expect(screen.getByText('Out of Stock')).toBeVisible();
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.queryByText('New')).toBeNull();
  });
  it('says with its heart what pressing it does', async () => {
    const { toggle } = renderCard({}, ['p1']);
    await userEvent.click(screen.getByRole('button', { name: 'Remove Garden midi dress from wishlist' }));
    expect(toggle).toHaveBeenCalledWith('p1');
  });
  it('shows no stars for a product without a rating', () => {
    renderCard({ rating: null });
    expect(screen.queryByText(/out of 5/)).toBeNull();
  });
});
