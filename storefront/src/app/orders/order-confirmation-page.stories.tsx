import { pending } from '@aaram/shared-platform/testing';
import { withStoreFrame } from '@aaram/shared-ui/storybook/frames';
import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import { pageStory, stateStory } from '#lib/testing/page-story.ts';
import { demoOrder } from '#lib/testing/story-data.ts';
import { OrderConfirmationPage } from './order-confirmation-page.tsx';

const order = demoOrder('Processing');
const address = { role: 'user' as const, at: `/order-confirmation/${order._id}` };
const STATUS = 'GET /orders/check-status';

const meta = {
  title: 'Pages/Order confirmation',
  component: OrderConfirmationPage,
  args: { params: { orderId: order._id } },
  decorators: [withStoreFrame],
  parameters: pageStory({ ...address, answers: { 'GET /orders/user-orders': [order] } }),
} satisfies Meta<typeof OrderConfirmationPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Confirmed: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Order confirmed' })).toBeVisible();
  },
};

export const Cancelled: Story = {
  parameters: stateStory({
    ...address,
    answers: { [STATUS]: { orderStatus: 'Cancelled', paymentStatus: 'Refunded' } },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Order cancelled' })).toBeVisible();
  },
};

export const Checking: Story = { parameters: stateStory({ ...address, answers: { [STATUS]: pending } }) };

export const Failed: Story = {
  parameters: stateStory({ ...address, answers: { [STATUS]: { orderStatus: 'Cancelled', paymentStatus: 'Failed' } } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Order Failed or Not Verified' })).toBeVisible();
  },
};

export const WithoutAnId: Story = {
  args: { params: {} },
  parameters: stateStory({ role: 'user', at: '/order-confirmation' }),
};
