import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn } from 'storybook/test';
import { Button } from '#button/index.ts';
import { Checkbox } from '#checkbox/index.ts';
import { hindiText, longText, manyLines } from '#testing/story-texts.ts';
import type { About } from '../../docs/parts/about.ts';
import { Drawer } from './drawer.tsx';

const about: About = {
  for: 'Filters, the menu or the cart, beside the page that they belong to.',
  notFor: ['A short task with its own buttons: use Dialog.', 'Choices on a phone: use Sheet.'],
  anatomy: [
    'Title: what it holds.',
    'Side: left is where reading starts; right and bottom are the others.',
    'Content: scrolls by itself.',
    'Footer: the buttons, always in view.',
    'Close: at the corner.',
  ],
  keyboard: {
    Tab: 'Moves inside the drawer and stays there.',
    Escape: 'Closes it; the focus returns to what opened it.',
  },
};

const meta = {
  title: 'Components/Drawer',
  component: Drawer,
  parameters: { about, docs: { story: { inline: false, height: '480px' } } },
  args: { open: true, onOpenChange: fn(), side: 'right', title: 'Filter', children: <Checkbox label="Dresses" /> },
} satisfies Meta<typeof Drawer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Left: Story = { args: { side: 'left', title: 'Menu' } };

export const Right: Story = {};

export const Bottom: Story = {
  args: { side: 'bottom', footer: <Button>Show 29 products</Button> },
};
export const LongText: Story = {
  args: {
    title: longText,
    children: manyLines.map((line) => <p key={line}>{line}</p>),
    footer: <Button>Show 29 products</Button>,
  },
};
export const Hindi: Story = { args: { title: 'छाँटें', lang: 'hi', children: <Checkbox label={hindiText} /> } };
/** `left` is the side where reading starts. */
export const RightToLeft: Story = { args: { side: 'left', title: 'Menu' }, globals: { direction: 'rtl' } };
export const ByKeyboard: Story = {
  args: { onOpenChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox')).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};
