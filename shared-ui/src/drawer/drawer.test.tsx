import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { describeConformance } from '#testing/describe-conformance.tsx';
import { Drawer } from './drawer.tsx';

describeConformance('Drawer', (extra) => <Drawer {...extra} open onOpenChange={() => {}} side="left" title="Menu" />);

it('is a named dialog on its side, with a way out', async () => {
  const change = vi.fn();
  render(
    <Drawer open onOpenChange={change} side="bottom" title="Filter">
      Facets
    </Drawer>,
  );
  expect(screen.getByRole('dialog', { name: 'Filter' })).toHaveClass('bottom');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(change).toHaveBeenCalledWith(false);
});

it('keeps its content out of the document while closed', () => {
  render(
    <Drawer open={false} onOpenChange={() => {}} side="left" title="Menu">
      Links
    </Drawer>,
  );
  expect(screen.queryByText('Links')).toBeNull();
});
