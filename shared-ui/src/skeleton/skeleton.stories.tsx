import type { Meta, StoryObj } from '@storybook/react';
import type { About } from '../../docs/parts/about.ts';
import { ProductCardSkeleton } from './product-card-skeleton.tsx';
import { Skeleton } from './skeleton.tsx';

const about: About = {
  for: 'Keeps the room of content that is loading. ProductCardSkeleton has the form of a card.',
  notFor: ['Less than a moment: it shows only after 150 ms.', 'A known share: use StitchProgress.'],
  anatomy: [
    'Shape: lines of text, a block with a ratio, or a circle.',
    'Hidden from screen readers: say in words that something loads.',
  ],
  keyboard: {},
};

const meta = {
  title: 'Components/Skeleton',
  component: Skeleton,
  subcomponents: { ProductCardSkeleton },
  parameters: { about },
} satisfies Meta<typeof Skeleton>;

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
