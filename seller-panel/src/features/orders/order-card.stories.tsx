import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import { buildOrder } from '#testing/build-panel.ts';
import { demoOrderInParcels, demoOrders } from '#testing/demo-panel.ts';
import { panelStory } from '#testing/panel-story.ts';
import { OrderCard } from './order-card.tsx';

const [pending, processing, shipped, , delivered, cancelled] = demoOrders;

const meta = {
  title: 'Panel/Order card',
  component: OrderCard,
  args: { order: pending ?? buildOrder() },
  decorators: [
    (Story) => (
      <div data-density="compact">
        <Story />
      </div>
    ),
  ],
  parameters: { ...panelStory(), layout: 'padded' },
} satisfies Meta<typeof OrderCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Pending: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Invoice' })).toBeVisible();
  },
};

export const Processing: Story = { args: { order: processing ?? buildOrder() } };

export const Shipped: Story = { args: { order: shipped ?? buildOrder() } };

export const Delivered: Story = { args: { order: delivered ?? buildOrder() } };

export const Cancelled: Story = { args: { order: cancelled ?? buildOrder() } };

export const InTwoParcels: Story = {
  args: { order: demoOrderInParcels },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Parcel 2 of 2' })).toHaveTextContent('Lata Deshpande');
  },
};

export const LongLinesHugeAmounts: Story = {
  args: {
    order: buildOrder({
      user: { name: 'श्रीमती वेंकटनरसिम्हाराजुवारिपेटा लक्ष्मी', email: `${'long.address.'.repeat(5)}@example.com` },
      totalAmount: 99_99_99_999.99,
      payableAmount: 109_99_99_999.99,
      product: buildOrder().product.map((line) => ({
        ...line,
        quantity: 9999,
        product: {
          ...line.product,
          images: [],
          name: 'Hand-block-printed mulmul cotton kurta with butis, side pockets and three-quarter sleeves',
          price: 99_99_999.5,
        },
      })),
    }),
  },
};
