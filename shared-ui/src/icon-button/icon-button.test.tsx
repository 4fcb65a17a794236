import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '#testing/describe-conformance.tsx';
import { IconButton } from './icon-button.tsx';
import { IconButtonLink } from './icon-button-link.tsx';

describeConformance('IconButton', (extra) => (
  <IconButton {...extra} label="Cart">
    <i />
  </IconButton>
));

describe('IconButton', () => {
  it.each([
    [0, 'Cart'],
    [1, 'Cart, 1 item'],
    [2, 'Cart, 2 items'],
  ])('with a badge of %i is called "%s"', (badge, name) => {
    render(
      <IconButton label="Cart" badge={badge}>
        <i />
      </IconButton>,
    );
    expect(screen.getByRole('button')).toHaveAccessibleName(name);
  });

  it('draws 99+ for more than two digits', () => {
    render(
      <IconButtonLink label="Cart" badge={120} href="#cart">
        <i />
      </IconButtonLink>,
    );
    expect(screen.getByRole('link')).toHaveTextContent('99+');
  });
});
