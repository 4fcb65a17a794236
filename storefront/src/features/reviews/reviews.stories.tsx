import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import { demoReviews } from '#lib/testing/story-data.ts';
import { Reviews } from './reviews.tsx';

const meta = {
  title: 'Storefront/Reviews',
  component: Reviews,
  args: { rating: 4.7, count: 3, reviews: demoReviews },
  parameters: { screenshot: { widths: [390] } },
} satisfies Meta<typeof Reviews>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Anonymous' })).toBeInTheDocument();
  },
};

export const None: Story = { args: { rating: null, count: 0, reviews: [] } };

export const AThousand: Story = {
  args: {
    rating: 4.3,
    count: 1000,
    reviews: Array.from({ length: 1000 }, (_, index) => ({
      _id: `r${index}`,
      user: { name: `Shopper ${index + 1}` },
      rating: 5 - (index % 7 === 0 ? 3 : index % 2),
      comment: 'Nice cloth, came well before time.',
      media: [],
      createdAt: '2026-11-03T06:00:00.000Z',
    })),
  },
};
