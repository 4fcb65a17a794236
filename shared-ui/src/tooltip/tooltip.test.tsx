import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Dialog } from '#dialog/index.ts';
import { describeConformance } from '#testing/describe-conformance.tsx';
import { Tooltip } from './tooltip.tsx';

describeConformance('Tooltip', (extra) => (
  <Tooltip {...extra} text="Prints the packing slip">
    <button type="button">Print</button>
  </Tooltip>
));

it('describes its element, shows itself on focus and goes away on Escape', async () => {
  render(
    <Tooltip text="Prints the packing slip">
      <button type="button">Print</button>
    </Tooltip>,
  );
  const button = screen.getByRole('button');
  expect(button).toHaveAccessibleDescription('Prints the packing slip');
  expect(screen.queryByRole('tooltip')).toBeNull();
  await userEvent.tab();
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Prints the packing slip');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  expect(button).toHaveFocus();
  expect(button).toHaveAccessibleDescription('Prints the packing slip');
});

it('lives inside an open dialog, where it can be seen', async () => {
  render(
    <Dialog open onOpenChange={() => {}} title="Order">
      <Tooltip text="Prints the packing slip">
        <button type="button" data-autofocus>
          Print
        </button>
      </Tooltip>
    </Dialog>,
  );
  await userEvent.tab({ shift: true });
  await userEvent.tab();
  expect(screen.getByRole('dialog')).toContainElement(await screen.findByRole('tooltip'));
});
