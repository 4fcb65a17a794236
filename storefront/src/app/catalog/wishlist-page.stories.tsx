import { pending, refusal, type StoryAnswers } from '@aaram/shared-platform/testing';
import { withStoreFrame } from '@aaram/shared-ui/storybook/frames';
import type { Meta, StoryObj } from '@storybook/react';
import { expect, screen } from 'storybook/test';
import { stateStory } from '#lib/testing/page-story.ts';
import { demoList } from '#lib/testing/story-data.ts';
import { WishlistPage } from './wishlist-page.tsx';

const LIST = 'GET /auth/get-wishlist';
const seeing = (answer: unknown, others: StoryAnswers = {}) =>
  stateStory({ role: 'user', at: '/wishlist', answers: { [LIST]: answer, ...others } });

const meta = {
  title: 'Pages/Wishlist',
  component: WishlistPage,
  decorators: [withStoreFrame],
  parameters: {
    ...seeing(
      demoList.slice(0, 5).map((product, index) => ({
        ...product,
        isAvailable: index !== 1,
        ...(index === 2 ? { savedPrice: product.price + 200 } : {}),
      })),
    ),
    screenshot: { widths: [390, 1440] },
  },
} satisfies Meta<typeof WishlistPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('5 items')).toBeVisible();
    await expect(canvas.getByText('₹200 less than when you saved it')).toBeVisible();
  },
};

export const ChoosingASize: Story = {
  parameters: { ...seeing(demoList.slice(0, 2)), screenshot: { widths: [360] } },
  play: async ({ canvas, userEvent }) => {
    const [move] = await canvas.findAllByRole('button', { name: /^Move to cart/ });
    await userEvent.click(move ?? canvas.getByRole('main'));
    await expect(await screen.findByRole('dialog', { name: 'Choose a size' })).toBeVisible();
  },
};

export const WaitingForSizes: Story = {
  parameters: {
    ...seeing(demoList.slice(0, 2), {
      'GET /auth/me/restock-alerts': demoList.slice(3, 5).map((product, index) => ({
        _id: `r${index}`,
        product,
        size: 'M',
        askedAt: '2026-11-20T08:00:00.000Z',
      })),
    }),
    screenshot: { widths: [360, 1440] },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Sizes you are waiting for' })).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: seeing([]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your wishlist is empty')).toBeVisible();
  },
};

export const Loading: Story = { parameters: seeing(pending) };

export const Failed: Story = { parameters: seeing(() => refusal(500, 'Broken')) };
