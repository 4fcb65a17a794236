import type { Meta, StoryObj } from '@storybook/react';
import { longText } from '#testing/story-texts.ts';
import type { About } from '../../docs/parts/about.ts';
import { Badge } from './badge.tsx';
import { CountBadge } from './count-badge.tsx';

const about: About = {
  for: 'A short word that marks a thing: New, Sale, Home. CountBadge shows a number.',
  notFor: ['The status of an order or a payment: use StatusBadge.', 'Something to press: use Chip.'],
  anatomy: [
    'Text: one or two words.',
    'Tone: neutral, on a picture, glow, low stock, sale or brand.',
    'CountBadge: a number; above 99 it shows 99+.',
  ],
  keyboard: {},
};

const meta = {
  title: 'Components/Badge',
  component: Badge,
  subcomponents: { CountBadge },
  parameters: { about },
  args: { children: 'Home' },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};

export const Tones: Story = {
  render: () => (
    <div className="row">
      <Badge tone="image">New</Badge>
      <Badge tone="glow">Glow</Badge>
      <Badge tone="low">2 left</Badge>
      <Badge tone="sale">Sale</Badge>
      <Badge tone="brand">Default</Badge>
    </div>
  ),
};

export const Count: Story = { render: () => <CountBadge count={3} /> };
export const ManyItems: Story = { render: () => <CountBadge count={120} /> };
export const LongText: Story = { args: { children: longText } };
export const Hindi: Story = { args: { children: 'नया', lang: 'hi' } };
