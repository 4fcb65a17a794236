import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Menu } from './menu.tsx';

it('opens by keyboard, runs the item and closes', async () => {
  const edit = vi.fn();
  render(
    <Menu
      trigger={<button type="button">Actions</button>}
      items={[
        { id: 'edit', label: 'Edit', onSelect: edit },
        { id: 'view', label: 'View in store', href: '/product/1' },
      ]}
    />,
  );
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('menuitem', { name: 'View in store' })).toHaveAttribute('href', '/product/1');
  await userEvent.click(screen.getByRole('menuitem', { name: 'Edit' }));
  expect(edit).toHaveBeenCalledOnce();
  expect(screen.getByRole('button', { name: 'Actions' })).toHaveAttribute('aria-expanded', 'false');
});
