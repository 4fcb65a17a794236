import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import { Pagination } from './pagination.tsx';

const meta = {
  title: 'Components/Pagination',
  component: Pagination,
  args: { page: 5, pages: 12, hrefFor: (page: number) => `#page-${page}` },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Middle: Story = {};

export const First: Story = { args: { page: 1, pages: 3 } };
export const Last: Story = { args: { page: 12 } };
export const LongText: Story = { args: { page: 123456, pages: 1234567 } };
export const Compact: Story = { globals: { density: 'compact' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Previous page' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Page 1' })).toHaveFocus();
  },
};
