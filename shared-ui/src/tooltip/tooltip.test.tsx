import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { describeConformance } from '#testing/describe-conformance.tsx';
import { Tooltip } from './tooltip.tsx';

describeConformance('Tooltip', (extra) => (
  <Tooltip {...extra} text="Prints the packing slip">
    <button type="button">Print</button>
  </Tooltip>
));

it('describes its element and goes away on Escape', async () => {
  render(
    <Tooltip text="Prints the packing slip">
      <button type="button">Print</button>
    </Tooltip>,
  );
  const button = screen.getByRole('button');
  expect(button).toHaveAccessibleDescription('Prints the packing slip');
  await userEvent.tab();
  expect(screen.getByText('Prints the packing slip').hidden).toBe(false);
  await userEvent.keyboard('{Escape}');
  expect(screen.getByText('Prints the packing slip').hidden).toBe(true);
});
