import { refusal } from '@aaram/shared-platform/testing';
import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import { demoOrders } from '#testing/demo-panel.ts';
import { panelStory } from '#testing/panel-story.ts';
import { InvoicePage } from './invoice-page.tsx';

const id = demoOrders[2]?._id;
const address = { at: `/admin-invoice/${id}` };

const meta = {
  title: 'Pages/Invoice',
  component: InvoicePage,
  args: { params: { orderId: id ?? '' } },
  parameters: panelStory(address, [390, 1440]),
} satisfies Meta<typeof InvoicePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Billed and shipped to')).toBeVisible();
  },
};

export const NoSuchOrder: Story = {
  args: { params: { orderId: 'none' } },
  parameters: panelStory({ at: '/admin-invoice/none' }),
};

export const Failed: Story = {
  parameters: panelStory({ ...address, answers: { [`GET /orders/${id}/invoice`]: () => refusal(500, 'Broken') } }),
};
