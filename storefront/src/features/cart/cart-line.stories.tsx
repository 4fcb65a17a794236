import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn } from 'storybook/test';
import { demoProducts } from '#lib/testing/demo-products.ts';
import { makeItem } from '#lib/testing/fixtures.ts';
import { CartLine } from './cart-line.tsx';

const item = makeItem({ product: demoProducts.dress, quantity: 1, size: 'L' });

const meta = {
  title: 'Storefront/Cart line',
  component: CartLine,
  args: { item, size: 'large', paid: '₹2,835.27 with GST', isBusy: false, onQuantity: fn(), onRemove: fn() },
  decorators: [
    (Story) => (
      <ul>
        <Story />
      </ul>
    ),
  ],
  parameters: { screenshot: { widths: [390] } },
} satisfies Meta<typeof CartLine>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Large: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const { name } = demoProducts.dress;
    await userEvent.click(canvas.getByRole('button', { name: /^Increase/ }));
    await expect(args.onQuantity).toHaveBeenCalledWith(2);
    await userEvent.click(canvas.getByRole('button', { name: `Remove ${name}, size L` }));
    await expect(args.onRemove).toHaveBeenCalled();
  },
};

export const Small: Story = { args: { size: 'small' } };

export const Several: Story = {
  args: { item: { ...item, quantity: 3, product: { ...item.product, stock: [{ size: 'L', quantity: 9 }] } } },
};

export const MoreThanThereAre: Story = { args: { item: { ...item, quantity: 6 } } };

export const WithoutASize: Story = {
  args: { item: makeItem({ product: demoProducts.bangles, quantity: 2, size: 'Quantity' }) },
};

export const Busy: Story = { args: { isBusy: true } };

export const WithoutAPicture: Story = { args: { item: { ...item, product: { ...item.product, images: [] } } } };

export const LongNameHugePrice: Story = {
  args: {
    item: {
      ...item,
      quantity: 2,
      product: {
        ...item.product,
        name: 'Hand-block-printed mulmul cotton kurta with butis, side pockets and three-quarter sleeves',
        price: 9999999.5,
      },
    },
  },
};
