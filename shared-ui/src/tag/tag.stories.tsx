import type { Meta, StoryObj } from '@storybook/react';
import { hindiText, longText } from '#testing/story-texts.ts';
import type { About } from '../../docs/parts/about.ts';
import { Tag } from './tag.tsx';

const about: About = {
  for: 'A keyword that only informs: the subjects of a post.',
  notFor: ['Something to press: use Chip.', 'A mark on a product: use Badge.'],
  anatomy: ['Text: one or two words.'],
  keyboard: {},
};

const meta = {
  title: 'Components/Tag',
  component: Tag,
  parameters: { about },
  args: { children: 'weekend' },
} satisfies Meta<typeof Tag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongText: Story = { args: { children: longText } };
export const Hindi: Story = { args: { children: hindiText, lang: 'hi' } };
