import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import { hindiText, longText } from '#testing/story-texts.ts';
import type { About } from '../../docs/parts/about.ts';
import { TextLink } from './link.tsx';

const about: About = {
  for: 'A link inside or after text.',
  notFor: ['An action: use Button.', 'The main way on from a page: use ButtonLink.'],
  anatomy: ['Text: says where it leads, also out of context.', 'Stitched underline; “quiet” has a plain one.'],
  keyboard: { Tab: 'Goes to the link.', Enter: 'Follows it.' },
};

const meta = {
  title: 'Components/TextLink',
  component: TextLink,
  parameters: { about },
  args: { href: '#all', children: 'See all' },
} satisfies Meta<typeof TextLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Stitched: Story = {};

export const Quiet: Story = { args: { quiet: true, children: '36 reviews' } };
export const LongText: Story = { args: { children: longText } };
export const Hindi: Story = { args: { children: hindiText, lang: 'hi' } };
export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
  },
};
