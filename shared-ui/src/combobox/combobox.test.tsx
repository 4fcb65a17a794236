import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Dialog } from '#dialog/index.ts';
import { describeConformance } from '#testing/describe-conformance.tsx';
import { Combobox } from './combobox.tsx';

const items = [
  { value: 'KA', label: 'Karnataka' },
  { value: 'KL', label: 'Kerala' },
];

// The library's hidden input has a style attribute, so the server must not render it.
describeConformance(
  'Combobox',
  (extra) => <Combobox {...extra} label="State" items={items} value="" onChange={() => {}} />,
  {
    clientOnly: true,
  },
);

it('filters as one types and reports the value of the choice', async () => {
  const change = vi.fn();
  render(<Combobox label="State" items={items} value="" onChange={change} error="Choose a state." />);
  const input = screen.getByRole('combobox', { name: 'State' });
  expect(input).toHaveAccessibleDescription('Choose a state.');
  await userEvent.type(input, 'ker');
  expect(screen.queryByRole('option', { name: 'Karnataka' })).toBeNull();
  await userEvent.click(await screen.findByRole('option', { name: 'Kerala' }));
  expect(change).toHaveBeenCalledWith('KL');
});

it('keeps its list inside an open dialog, where it can be reached', async () => {
  render(
    <Dialog open onOpenChange={() => {}} title="New address">
      <Combobox label="State" items={items} value="" onChange={() => {}} />
    </Dialog>,
  );
  await userEvent.type(screen.getByRole('combobox'), 'k');
  expect(screen.getByRole('dialog', { name: 'New address' })).toContainElement(await screen.findByRole('listbox'));
});
