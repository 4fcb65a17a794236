import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn } from 'storybook/test';
import { hindiText, longText } from '#testing/story-texts.ts';
import type { About } from '../../docs/parts/about.ts';
import { Chip } from './chip.tsx';

const about: About = {
  for: 'A filter that is on or off, or one that can be removed.',
  notFor: ['A word that does nothing: use Tag.', 'An action: use Button.'],
  anatomy: [
    'Text: the name of the filter.',
    'Pressed: filled when it is on.',
    'Cross: only on a chip that can be removed.',
  ],
  keyboard: { Tab: 'Goes to the next chip.', 'Enter, Space': 'Turns the filter on or off, or removes it.' },
};

const meta = {
  title: 'Components/Chip',
  component: Chip,
  parameters: { about },
  args: { children: 'Dresses' },
} satisfies Meta<typeof Chip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = { args: { pressed: false } };

export const On: Story = { args: { pressed: true, children: 'All' } };

export const Removable: Story = {
  args: { children: 'Size M', onRemove: fn(), removeLabel: 'Remove Size M' },
};
export const Disabled: Story = { args: { disabled: true, pressed: false } };
export const LongText: Story = { args: { children: longText, pressed: true } };
export const Hindi: Story = { args: { children: hindiText, lang: 'hi' } };
/** One press removes it. */
export const ByKeyboard: Story = {
  args: { children: 'Size M', onRemove: fn(), removeLabel: 'Remove Size M' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Remove Size M' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};
