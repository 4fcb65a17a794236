import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn } from 'storybook/test';
import { hindiText, longText } from '#testing/story-texts.ts';
import { Chip } from './chip.tsx';

const meta = { title: 'Components/Chip', component: Chip, args: { children: 'Dresses' } } satisfies Meta<typeof Chip>;

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
