import { pending, refusal } from '@aaram/shared-platform/testing';
import { withStoreFrame } from '@aaram/shared-ui/storybook/frames';
import type { Meta, StoryObj } from '@storybook/react';
import { expect, spyOn } from 'storybook/test';
import { pageStory, stateStory } from '#lib/testing/page-story.ts';
import { demoProduct } from '#lib/testing/story-data.ts';
import { ProductPage } from './product-page.tsx';

const address = { at: `/single-product/${demoProduct._id}` };
const CALL = `GET /auth/products/${demoProduct._id}`;

const meta = {
  title: 'Pages/Product',
  component: ProductPage,
  args: { params: { id: demoProduct._id } },
  decorators: [withStoreFrame],
  parameters: pageStory(address),
} satisfies Meta<typeof ProductPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: demoProduct.name })).toBeVisible();
  },
};

export const SizeChosen: Story = { parameters: stateStory({ ...address, at: `${address.at}?size=M` }) };

export const SoldOutWithoutPictures: Story = {
  parameters: stateStory({
    ...address,
    answers: {
      [CALL]: { ...demoProduct, isAvailable: false, stock: [], images: [], reviews: [], rating: null, reviewCount: 0 },
      [`${CALL}/similar`]: [],
    },
  }),
};

export const Loading: Story = { parameters: stateStory({ ...address, answers: { [CALL]: pending } }) };

export const NotFound: Story = {
  args: { params: { id: 'none' } },
  parameters: stateStory({ at: '/single-product/none' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Product not found.')).toBeVisible();
  },
};

export const Failed: Story = {
  beforeEach: () => {
    // The page logs the failure to the console.
    spyOn(console, 'error').mockImplementation(() => {});
  },
  parameters: stateStory({ ...address, answers: { [CALL]: () => refusal(500, 'Broken') } }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('The product did not load. Check your connection and try again.'),
    ).toBeVisible();
  },
};
