import { pending, refusal } from '@aaram/shared-platform/testing';
import { withStoreFrame } from '@aaram/shared-ui/storybook/frames';
import type { Meta, StoryObj } from '@storybook/react';
import { expect, waitFor } from 'storybook/test';
import { demoProducts } from '#lib/testing/demo-products.ts';
import { pageStory, stateStory } from '#lib/testing/page-story.ts';
import { HomePage } from './home-page.tsx';

const meta = {
  title: 'Pages/Home',
  component: HomePage,
  decorators: [withStoreFrame],
  parameters: pageStory(),
} satisfies Meta<typeof HomePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Comfort, crafted with care.' })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: demoProducts.dress.name })).toBeInTheDocument();
  },
};

export const Loading: Story = {
  parameters: stateStory({ answers: { 'GET /auth/get-all-products': pending, 'GET /blog/posts': pending } }),
};

export const ProductsFailed: Story = {
  parameters: stateStory({
    answers: { 'GET /auth/get-all-products': () => refusal(500, 'Broken'), 'GET /blog/posts': [] },
  }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('These products did not load.')).toHaveLength(2));
  },
};
