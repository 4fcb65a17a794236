import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DeliveryFacts } from './delivery-facts.tsx';

// rules: facts-by-law
it('names the return terms, and what does not go back before it is bought', () => {
  const { rerender } = render(<DeliveryFacts rupees={999} category="Women" />);
  expect(screen.getByText('Return or exchange within 3 days')).toBeVisible();
  expect(screen.getByText(/^₹80 fee for a return, refunded the way you paid\. Damaged, faulty/)).toHaveTextContent(
    'not what you ordered: 7 days, without a fee. Missing: 24 hours. Terms',
  );
  expect(screen.getByRole('link', { name: 'Terms' })).toHaveAttribute('href', '/return-policy');
  rerender(<DeliveryFacts rupees={999} category="Customized" />);
  expect(screen.getByText('With your own design, goes back only for a fault of ours')).toBeVisible();
  expect(screen.getByText(/Without a design: 3 days, ₹80 fee for a return/)).toBeVisible();
});
