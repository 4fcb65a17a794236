import type { Review } from '@aaram/shared-domain/review';
import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import { demoProduct, demoReviews } from '#lib/testing/story-data.ts';
import { Reviews } from './reviews.tsx';

const product = {
  _id: demoProduct._id,
  rating: 4.7,
  reviewCount: 3,
  starCounts: [0, 0, 0, 1, 2],
  reviews: demoReviews,
};
const CALL = `GET /auth/products/${product._id}/reviews`;

const meta = {
  title: 'Storefront/Reviews',
  component: Reviews,
  args: { product },
  parameters: { screenshot: { widths: [390] } },
} satisfies Meta<typeof Reviews>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Anonymous' })).toBeInTheDocument();
  },
};

export const Answered: Story = {
  args: {
    product: {
      ...product,
      reviewCount: 1,
      starCounts: [0, 0, 0, 1, 0],
      reviews: demoReviews.slice(1, 2).map((review) => ({
        ...review,
        answer: { text: 'Thank you, Farah. We hope it is worn often.', at: '2026-11-05T06:00:00.000Z' },
      })),
    },
  },
};

export const None: Story = {
  args: { product: { ...product, rating: null, reviewCount: 0, starCounts: [0, 0, 0, 0, 0], reviews: [] } },
};

const page = { starCounts: product.starCounts, total: 3, average: 4.7, nextCursor: null };

export const Filtered: Story = {
  parameters: { platform: { answers: { [CALL]: { ...page, matching: 1, reviews: [demoReviews[1]] } } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: /^4 stars/ }));
    await expect(await canvas.findByText('Showing 1 of 1 review')).toBeVisible();
  },
};

export const NoneLikeThat: Story = {
  parameters: { platform: { answers: { [CALL]: { ...page, matching: 0, reviews: [] } } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'With pictures' }));
    await expect(await canvas.findByText('No reviews match.')).toBeVisible();
  },
};

const thousand: Review[] = Array.from({ length: 1000 }, (_, index) => ({
  _id: `r${index}`,
  user: { name: `Shopper ${index + 1}` },
  rating: 5 - (index % 7 === 0 ? 3 : index % 2),
  comment: 'Nice cloth, came well before time.',
  media: [],
  isVerified: true,
  createdAt: '2026-11-03T06:00:00.000Z',
}));

export const AThousand: Story = {
  args: {
    product: { ...product, rating: 4.3, reviewCount: 1000, starCounts: [0, 143, 0, 429, 428], reviews: thousand },
  },
};
