import type { Meta, StoryObj } from '@storybook/react';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '#button/index.ts';
import { hindiText, longText } from '#testing/story-texts.ts';
import type { About } from '../../docs/parts/about.ts';
import { Tooltip } from './tooltip.tsx';

const about: About = {
  for: 'A few words more about a control, on hover and focus.',
  notFor: [
    'What people need to know: it is not seen on touch screens.',
    'The name of an icon button: that is its label.',
  ],
  anatomy: ['Trigger: one element that takes the focus.', 'Text: a few words; read out as the description.'],
  keyboard: { Tab: 'Shows the tooltip of the focused control.', Escape: 'Hides it.' },
};

const meta = {
  title: 'Components/Tooltip',
  component: Tooltip,
  args: { text: 'Prints the packing slip', children: <Button>Print</Button> },
  parameters: { about, layout: 'centered' },
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongText: Story = { args: { text: longText } };
export const Hindi: Story = { args: { text: hindiText } };
/** Shows on focus, describes its element, and Escape hides it. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Print' });
    await expect(button).toHaveAccessibleDescription('Prints the packing slip');
    await userEvent.tab();
    await screen.findByRole('tooltip');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await expect(button).toHaveFocus();
  },
};
/** Stays open, to show the open tooltip. */
export const Shown: Story = {
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await screen.findByRole('tooltip');
  },
};
