import type { Meta, StoryObj } from '@storybook/react';
import { ProductCardSkeleton } from './product-card-skeleton.tsx';
import { Skeleton } from './skeleton.tsx';

const meta = { title: 'Components/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Block: Story = { args: { ratio: '16:9' } };

export const Text: Story = { args: { shape: 'text', lines: 3 } };

export const Circle: Story = { args: { shape: 'circle' } };

export const ProductCard: Story = {
  render: () => (
    <div className="narrow">
      <ProductCardSkeleton />
    </div>
  ),
};
export const Portrait: Story = {
  args: { ratio: '3:4' },
  decorators: [
    (Story) => (
      <div className="narrow">
        <Story />
      </div>
    ),
  ],
};
