import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '#button/index.ts';
import { IconPencil, IconTrash } from '#icon/index.ts';
import { hindiText, longText } from '#testing/story-texts.ts';
import type { About } from '../../docs/parts/about.ts';
import { Menu } from './menu.tsx';

const about: About = {
  for: 'A few actions behind one button, as in a row of a table.',
  notFor: ['Choosing a value: use SelectField.', 'One or two actions: show their buttons.'],
  anatomy: [
    'Trigger: a Button or IconButton.',
    'Items: actions or links, with an icon where it helps.',
    'Danger: what deletes stands last.',
  ],
  keyboard: {
    'Enter, Space, Arrow down': 'Open the menu at the first item.',
    'Arrow up, Arrow down': 'Move; after the last comes the first.',
    'A letter': 'Goes to the item that begins with it.',
    Enter: 'Chooses the item.',
    Escape: 'Closes the menu; the focus returns to the button.',
  },
};

const meta = {
  title: 'Components/Menu',
  component: Menu,
  parameters: { about },
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
