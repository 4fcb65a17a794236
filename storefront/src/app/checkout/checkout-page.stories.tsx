import { pending } from '@aaram/shared-platform/testing';
import { withCheckoutFrame } from '@aaram/shared-ui/storybook/frames';
import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import { makeCart } from '#lib/testing/fixtures.ts';
import { pageStory, stateStory } from '#lib/testing/page-story.ts';
import { demoCredits, demoOrder } from '#lib/testing/story-data.ts';
import { CheckoutPage } from './checkout-page.tsx';

const meta = {
  title: 'Pages/Checkout',
  component: CheckoutPage,
  decorators: [withCheckoutFrame],
  parameters: pageStory({ role: 'user', at: '/checkout' }),
} satisfies Meta<typeof CheckoutPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Place Order' })).toBeDisabled();
    await expect(await canvas.findByRole('radio', { name: /metro station/ })).toBeChecked();
  },
};

export const PaidByCredit: Story = {
  parameters: stateStory({ role: 'user', at: '/checkout', answers: { 'GET /credits': demoCredits } }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: /^Credit note: ₹300/ }));
    await expect(await canvas.findByText('Left to pay')).toBeInTheDocument();
  },
};

export const ForABusiness: Story = {
  parameters: stateStory({ role: 'user', at: '/checkout' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: /^I buy for a business/ }));
    await userEvent.type(await canvas.findByRole('textbox', { name: /^GSTIN/ }), '29AAGCB7383J1Z5');
    await userEvent.tab();
    await expect((await canvas.findAllByText(/This GSTIN cannot be right/))[0]).toBeVisible();
  },
};

export const GiftCard: Story = {
  parameters: pageStory({ role: 'user', at: '/checkout?buy=gift-card' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: '₹2,000' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Pay' }));
    await expect(await canvas.findByText('Please enter a valid email address.')).toBeVisible();
  },
};

export const GiftCardPaid: Story = {
  parameters: stateStory({ role: 'user', at: '/checkout?buy=gift-card&order=o1' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Thank you. Your gift card is on its way')).toBeVisible();
  },
};

export const NewAddress: Story = {
  parameters: stateStory({
    role: 'user',
    at: '/checkout',
    answers: { 'GET /auth/me/addresses': { addresses: [], email: 'ananya@example.com' } },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Phone' }), '98450 123');
    await userEvent.tab();
    await expect(await canvas.findByText('Phone number must be 10 digits.')).toBeVisible();
  },
};

export const EmptyCart: Story = {
  parameters: stateStory({ role: 'user', at: '/checkout', answers: { 'GET /auth/cart/u1': makeCart([]) } }),
};

const waiting = demoOrder('Pending');

export const PlacedOrder: Story = {
  parameters: stateStory({
    role: 'user',
    at: `/checkout?order=${waiting._id}`,
    answers: { 'GET /orders/user-orders': [waiting], [`POST /orders/${waiting._id}/pay`]: pending },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Pay now' })).toBeVisible();
  },
};
