import { pending, refusal } from '@aaram/shared-platform/testing';
import { withStoreFrame } from '@aaram/shared-ui/storybook/frames';
import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import { stateStory } from '#lib/testing/page-story.ts';
import { demoList } from '#lib/testing/story-data.ts';
import { WishlistPage } from './wishlist-page.tsx';

const LIST = 'GET /auth/get-wishlist';
const seeing = (answer: unknown) => stateStory({ role: 'user', at: '/wishlist', answers: { [LIST]: answer } });

const meta = {
  title: 'Pages/Wishlist',
  component: WishlistPage,
  decorators: [withStoreFrame],
  parameters: {
    ...seeing(demoList.slice(0, 5).map((product, index) => ({ ...product, isAvailable: index !== 1 }))),
    screenshot: { widths: [390, 1440] },
  },
} satisfies Meta<typeof WishlistPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('5 items')).toBeVisible();
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
