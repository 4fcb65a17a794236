import type { Meta, StoryObj } from '@storybook/react';
import { Accordion } from './accordion.tsx';

const meta = {
  title: 'Components/Accordion',
  component: Accordion,
  args: {
    items: [
      { id: 'exchange', title: 'How do I exchange a piece?', content: <p>Within 3 days of delivery.</p> },
      { id: 'delivery', title: 'How long does delivery take?', content: <p>3–5 days in metros.</p> },
    ],
  },
} satisfies Meta<typeof Accordion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const FirstOpen: Story = { args: { defaultOpenId: 'exchange' } };
