import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { IconHeart, IconStar } from './index.ts';

describe('icons', () => {
  it('are hidden from screen readers without a title', () => {
    const { container } = render(<IconHeart />);
    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  });

  it('are pictures with a name when they have a title', () => {
    render(<IconStar title="Best seller" size={32} />);
    expect(screen.getByRole('img', { name: 'Best seller' })).toHaveAttribute('width', '32');
  });
});
