import { pending, refusal, type StoryAnswers } from '@aaram/shared-platform/testing';
import { withStoreFrame } from '@aaram/shared-ui/storybook/frames';
import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import { demoProducts } from '#lib/testing/demo-products.ts';
import { makeCart, makeItem } from '#lib/testing/fixtures.ts';
import { pageStory, stateStory } from '#lib/testing/page-story.ts';
import { demoList } from '#lib/testing/story-data.ts';
import { CartPage } from './cart-page.tsx';

const CART = 'GET /auth/cart/u1';
const seeing = (cart: unknown, others: StoryAnswers = {}) =>
  stateStory({ role: 'user', at: '/cart', answers: { [CART]: cart, ...others } });

const meta = {
  title: 'Pages/Cart',
  component: CartPage,
  decorators: [withStoreFrame],
  parameters: pageStory({ role: 'user', at: '/cart' }),
} satisfies Meta<typeof CartPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Proceed to Checkout' })).toBeInTheDocument();
  },
};

export const OneThing: Story = {
  parameters: seeing(makeCart([makeItem({ product: demoProducts.bag, size: 'Quantity' })])),
};

export const ManyThings: Story = {
  parameters: seeing(
    makeCart(
      demoList.map((product, index) =>
        makeItem({ _id: `i${index}`, product, size: product.stock[0]?.size ?? '', quantity: (index % 3) + 1 }),
      ),
    ),
  ),
};

export const Empty: Story = {
  parameters: seeing(makeCart([])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your cart is empty')).toBeVisible();
  },
};

/** One at a lower price, one in several pieces, one that is sold out. */
export const SavedForLater: Story = {
  parameters: {
    ...seeing(makeCart([makeItem({ product: demoProducts.bag, size: 'Quantity' })]), {
      'GET /auth/me/saved-items': demoList.slice(0, 3).map((product, index) => ({
        ...makeItem({ _id: `s${index}`, quantity: index + 1, size: product.stock[0]?.size ?? '' }),
        product: { ...product, isAvailable: index < 2 },
        savedPrice: product.price + (index === 0 ? 200 : 0),
      })),
    }),
    screenshot: { widths: [360, 1440] },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /^Saved for later/ })).toBeVisible();
  },
};

export const Loading: Story = { parameters: seeing(pending) };

export const Failed: Story = { parameters: seeing(() => refusal(500, 'Broken')) };
