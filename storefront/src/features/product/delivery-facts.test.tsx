import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DeliveryFacts } from './delivery-facts.tsx';

it('names the return terms of the category', () => {
  const { rerender } = render(<DeliveryFacts rupees={999} category="Women" />);
  expect(screen.getByText('Return or exchange within 3 days')).toBeVisible();
  expect(screen.getByText(/₹80 fee, credit note or gift card. Damaged or wrong: return within 7 days/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Terms' })).toHaveAttribute('href', '/return-policy');
  rerender(<DeliveryFacts rupees={999} category="Customized" />);
  expect(screen.getByText('Made for you: exchanged for a fault in fabric or print')).toBeVisible();
  expect(screen.queryByText(/₹80/)).toBeNull();
});
