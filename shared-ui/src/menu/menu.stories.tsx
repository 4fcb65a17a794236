import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '#button/index.ts';
import { IconPencil, IconTrash } from '#icon/index.ts';
import { hindiText, longText } from '#testing/story-texts.ts';
import { Menu } from './menu.tsx';

const meta = {
  title: 'Components/Menu',
  component: Menu,
  args: {
    trigger: <Button variant="secondary">Actions</Button>,
    items: [
      { id: 'edit', label: 'Edit', icon: <IconPencil size={17} />, onSelect: fn() },
      { id: 'view', label: 'View in store', href: '#store' },
      { id: 'delete', label: 'Delete', icon: <IconTrash size={17} />, onSelect: fn(), danger: true },
    ],
  },
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongText: Story = { args: { items: [{ id: 'long', label: longText, onSelect: fn() }] } };
export const Hindi: Story = { args: { items: [{ id: 'hindi', label: hindiText, onSelect: fn() }] } };
/** Enter opens at the first item, arrow keys wrap around, a letter jumps, Escape returns to the button. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Actions' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const edit = await screen.findByRole('menuitem', { name: 'Edit' });
    await waitFor(() => expect(edit).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'View in store' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};
/** Stays open, to show the open menu. */
export const Open: Story = {
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menuitem', { name: 'Edit' });
  },
};
