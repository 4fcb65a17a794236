import type { Meta, StoryObj } from '@storybook/react';
import { longText } from '#testing/story-texts.ts';
import { Badge } from './badge.tsx';
import { CountBadge } from './count-badge.tsx';

const meta = { title: 'Components/Badge', component: Badge, args: { children: 'Home' } } satisfies Meta<typeof Badge>;

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
