import type { Meta, StoryObj } from '@storybook/react';
import { hindiSentence, longText, longWord } from '#testing/story-texts.ts';
import type { About } from '../../docs/parts/about.ts';
import { Notice } from './notice.tsx';

const about: About = {
  for: 'A message in the page, beside what it is about.',
  notFor: ['A result that needs no space: use a toast.', 'An error of one field: show it at the field.'],
  anatomy: ['Icon: by tone.', 'Text: one or two sentences.', 'Tone: info, success, warning or danger.'],
  keyboard: {},
};

const meta = {
  title: 'Components/Notice',
  component: Notice,
  parameters: { about },
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
