import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { describeConformance } from '#testing/describe-conformance.tsx';
import { Sheet } from './sheet.tsx';

describeConformance('Sheet', (extra) => <Sheet {...extra} open onOpenChange={() => {}} title="Sort" />);

it('is a dialog at the foot of the screen', () => {
  render(<Sheet open onOpenChange={() => {}} title="Sort" />);
  expect(screen.getByRole('dialog', { name: 'Sort' })).toHaveClass('bottom');
});
