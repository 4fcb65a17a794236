import { ButtonLink } from '@aaram/shared-ui/button';
import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import { demoOrder, demoOrderInParcels } from '#lib/testing/story-data.ts';
import { OrderCard } from './order-card.tsx';

const trackLink = (
  <ButtonLink href="#track" variant="secondary" size="sm">
    Track order
  </ButtonLink>
);

const meta = {
  title: 'Storefront/Order card',
  component: OrderCard,
  args: { order: demoOrder('Pending'), action: trackLink },
  parameters: { screenshot: { widths: [390] } },
} satisfies Meta<typeof OrderCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Pending: Story = {};

export const Processing: Story = { args: { order: demoOrder('Processing') } };

export const Shipped: Story = {
  args: { order: demoOrder('Shipped') },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('7745 2201 93')).toBeVisible();
    await userEvent.click(canvas.getByText('Amounts and address'));
    await expect(canvas.getByText('₹5,397.00')).toBeVisible();
  },
};

export const Delivered: Story = { args: { order: demoOrder('Delivered') } };

export const Cancelled: Story = { args: { order: demoOrder('Cancelled') } };

export const InTwoParcels: Story = {
  args: { order: demoOrderInParcels() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Parcel 1 of 2' })).toHaveTextContent('7745 2201 93');
    await expect(canvas.getByRole('region', { name: 'Parcel 2 of 2' })).toHaveTextContent('Processing');
  },
};

export const HugeOrder: Story = {
  args: {
    order: demoOrder('Processing', {
      payableAmount: 109_99_999.99,
      product: Array.from({ length: 12 }, () => demoOrder('Pending').product)
        .flat()
        .map((line, index) => ({ ...line, quantity: 999, product: { ...line.product, _id: `p${index}` } })),
    }),
  },
};

export const WithoutPictures: Story = {
  args: {
    order: demoOrder('Delivered', {
      product: demoOrder('Delivered').product.map((line) => ({
        ...line,
        product: {
          ...line.product,
          images: [],
          name: 'Hand-block-printed mulmul cotton kurta with butis, side pockets and three-quarter sleeves',
        },
      })),
    }),
  },
};
