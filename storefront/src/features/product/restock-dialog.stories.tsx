import type { Meta, StoryObj } from '@storybook/react';
import { expect, screen, userEvent } from 'storybook/test';
import { demoProduct } from '#lib/testing/story-data.ts';
import { RestockDialog } from './restock-dialog.tsx';

const alert = { _id: 'r1', product: demoProduct, size: 'M', askedAt: '2026-11-20T08:00:00.000Z' };

const meta = {
  title: 'Storefront/Mail when a size is back',
  component: RestockDialog,
  args: { product: { id: demoProduct._id, name: demoProduct.name }, sizes: ['M', 'XXL'] },
  parameters: {
    platform: {
      role: 'user',
      answers: { 'GET /auth/me/restock-alerts': [], 'POST /auth/me/restock-alerts': [alert] },
    },
    screenshot: { widths: [360, 1440] },
  },
} satisfies Meta<typeof RestockDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Tell me when size XXL is back' })).toBeVisible();
  },
};

export const Waiting: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Tell me when size M is back' }));
    await expect(await screen.findByRole('button', { name: 'Stop waiting for size M' })).toBeVisible();
  },
};
