import type { Meta, StoryObj } from '@storybook/react';
import { hindiSentence, longText, longWord } from '#testing/story-texts.ts';
import { Notice } from './notice.tsx';

const meta = {
  title: 'Components/Notice',
  component: Notice,
  args: { children: 'Delivery takes 3–5 days in metros.' },
} satisfies Meta<typeof Notice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = {};

export const Success: Story = { args: { tone: 'success', children: 'Address saved.' } };

export const Warning: Story = { args: { tone: 'warning', children: 'Only 2 items available.' } };

export const Danger: Story = { args: { tone: 'danger', children: 'The payment did not go through.' } };
export const LongText: Story = { args: { children: `${longText} ${longWord}` } };
export const Hindi: Story = { args: { children: hindiSentence, lang: 'hi' } };
