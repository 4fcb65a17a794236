import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import { hindiText, longText, longWord } from '#testing/story-texts.ts';
import type { About } from '../../docs/parts/about.ts';
import { Breadcrumb } from './breadcrumb.tsx';

const about: About = {
  for: 'Shows where a page is in the store, and leads back up.',
  notFor: ['Steps of a task: use Steps.', 'Pages that are not in a hierarchy.'],
  anatomy: ['Links: from the top down.', 'Last item: this page, without a link.'],
  keyboard: { Tab: 'Goes to the next link.', Enter: 'Follows the link.' },
};

const meta = {
  title: 'Components/Breadcrumb',
  component: Breadcrumb,
  parameters: { about },
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
