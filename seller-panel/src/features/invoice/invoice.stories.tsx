import { defaultSettings } from '@aaram/shared-domain/settings';
import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import { buildOrder } from '#testing/build-panel.ts';
import { demoOrders } from '#testing/demo-panel.ts';
import { Invoice } from './invoice.tsx';

const meta = {
  title: 'Panel/Invoice',
  component: Invoice,
  args: { order: demoOrders[2] ?? buildOrder(), settings: defaultSettings },
  decorators: [
    (Story) => (
      <div data-theme="light">
        <Story />
      </div>
    ),
  ],
  parameters: { screenshot: { widths: [1440] } },
} satisfies Meta<typeof Invoice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneLine: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Billed and shipped to')).toBeVisible();
  },
};

export const ManyLines: Story = {
  args: {
    order: buildOrder({
      product: demoOrders.flatMap(({ product }) => product),
      totalAmount: 21_543.5,
      payableAmount: 23_697.85,
    }),
  },
};
