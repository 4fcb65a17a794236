import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import { hindiText, longText, longWord } from '#testing/story-texts.ts';
import { Breadcrumb } from './breadcrumb.tsx';

const meta = {
  title: 'Components/Breadcrumb',
  component: Breadcrumb,
  args: {
    items: [{ label: 'Home', href: '#home' }, { label: 'Women', href: '#women' }, { label: 'Dresses' }],
  },
} satisfies Meta<typeof Breadcrumb>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongText: Story = {
  args: { items: [{ label: 'Home', href: '#home' }, { label: longText, href: '#long' }, { label: longWord }] },
};
export const Hindi: Story = {
  args: { lang: 'hi', items: [{ label: 'मुखपृष्ठ', href: '#home' }, { label: hindiText }] },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveFocus();
  },
};
