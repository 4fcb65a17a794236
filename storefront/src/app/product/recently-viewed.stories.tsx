import { refusal } from '@aaram/shared-platform/testing';
import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import { demoList } from '#lib/testing/story-data.ts';
import { RecentlyViewed } from './recently-viewed.tsx';

const CARDS = 'GET /auth/product-cards';
const answering = (answer: unknown) => ({ platform: { answers: { [CARDS]: answer } } });

const meta = {
  title: 'Storefront/Recently viewed',
  component: RecentlyViewed,
  args: { ids: demoList.map(({ _id }) => _id), room: null },
  parameters: { ...answering(demoList), screenshot: { widths: [360, 1440] } },
} satisfies Meta<typeof RecentlyViewed>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Many: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Recently viewed' })).toBeVisible();
  },
};

export const One: Story = { parameters: answering(demoList.slice(0, 1)) };

export const Cleared: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear what you viewed recently' }));
    await expect(canvas.getByText('Your recently viewed products are cleared.')).toHaveFocus();
  },
};

export const Failed: Story = { parameters: answering(() => refusal(500, 'Broken')) };
