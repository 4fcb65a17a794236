import type { Meta, StoryObj } from '@storybook/react';
import { expect, screen } from 'storybook/test';
import { demoProduct } from '#lib/testing/story-data.ts';
import { ShareDialog } from './share-dialog.tsx';

const meta = {
  title: 'Storefront/Share a product',
  component: ShareDialog,
  args: {
    shared: {
      title: demoProduct.name,
      text: `${demoProduct.name}, ₹2,071.64 with GST`,
      url: 'https://shop.example/single-product/01900000-0000-7000-8000-000000000001',
    },
    picture: demoProduct.images[0],
  },
  parameters: { platform: {}, screenshot: { widths: [360, 1440] } },
} satisfies Meta<typeof ShareDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Copy link' })).toBeVisible();
  },
};
