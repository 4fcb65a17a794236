import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '#testing/describe-conformance.tsx';
import { LogoLoader } from './logo-loader.tsx';

describeConformance('LogoLoader', (extra) => <LogoLoader {...extra} label="Loading" />);

describe('LogoLoader', () => {
  it('gives every ring its own mask', () => {
    const { container } = render(
      <>
        <LogoLoader label="Loading" />
        <LogoLoader label="Loading" />
      </>,
    );
    expect(screen.getAllByRole('status', { name: 'Loading' })).toHaveLength(2);
    const ids = [...container.querySelectorAll('mask')].map((mask) => mask.id);
    expect(new Set(ids).size).toBe(2);
  });
});
