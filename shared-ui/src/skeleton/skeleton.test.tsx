import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '#testing/describe-conformance.tsx';
import { ProductCardSkeleton } from './product-card-skeleton.tsx';
import { Skeleton } from './skeleton.tsx';

describeConformance('Skeleton', (extra) => <Skeleton {...extra} ratio="3:4" />);
describeConformance('Skeleton of text', (extra) => <Skeleton {...extra} shape="text" />);
describeConformance('ProductCardSkeleton', (extra) => <ProductCardSkeleton {...extra} />);

describe('Skeleton', () => {
  it('draws as many lines as asked, silently', () => {
    const { container } = render(<Skeleton shape="text" lines={3} />);
    expect(container.querySelectorAll('.bone')).toHaveLength(3);
    expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
  });
});
