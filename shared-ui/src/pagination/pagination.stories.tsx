import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import type { About } from '../../docs/parts/about.ts';
import { Pagination } from './pagination.tsx';

const about: About = {
  for: 'Leads through a long list page by page.',
  notFor: ['A list that fits on one page: it shows nothing.', 'Steps of a task: use Steps.'],
  anatomy: [
    'Arrows: the page before and after.',
    'Numbers: the first, the last and those around this page.',
    'Current page: filled.',
  ],
  keyboard: { Tab: 'Goes to the next link.', Enter: 'Opens that page.' },
};

const meta = {
  title: 'Components/Pagination',
  component: Pagination,
  parameters: { about },
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
