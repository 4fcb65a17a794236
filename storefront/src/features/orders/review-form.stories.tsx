import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import { demoProducts } from '#lib/testing/demo-products.ts';
import { ReviewForm } from './review-form.tsx';

const meta = {
  title: 'Storefront/Review form',
  component: ReviewForm,
  args: { product: demoProducts.dress },
  parameters: { platform: { role: 'user' }, screenshot: { widths: [390] } },
} satisfies Meta<typeof ReviewForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /^4/ }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Comment' }), 'Soft from the first wear.');
    await expect(canvas.getByRole('radio', { name: /^4/ })).toBeChecked();
  },
};
