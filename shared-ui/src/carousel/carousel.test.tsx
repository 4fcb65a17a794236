import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { describeConformance } from '#testing/describe-conformance.tsx';
import { Carousel } from './carousel.tsx';

describeConformance('Carousel', (extra) => (
  <Carousel {...extra} label="Categories">
    <b>Bags</b>
  </Carousel>
));

it('counts its slides and hides controls that would do nothing', () => {
  render(
    <Carousel label="Categories" slidesPerView={{ base: 2, lg: 4 }}>
      <b>Bags</b>
      <b>Shoes</b>
    </Carousel>,
  );
  expect(screen.getByRole('region', { name: 'Categories' })).toBeVisible();
  expect(screen.getAllByRole('listitem').map((slide) => slide.getAttribute('aria-label'))).toEqual([
    '1 of 2',
    '2 of 2',
  ]);
  expect(screen.getByRole('list')).toHaveAttribute('data-lg', '4');
  expect(screen.queryByRole('button')).toBeNull();
});
