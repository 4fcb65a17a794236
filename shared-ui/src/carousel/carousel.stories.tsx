import type { Meta, StoryObj } from '@storybook/react';
import { Carousel } from './carousel.tsx';

const meta = {
  title: 'Components/Carousel',
  component: Carousel,
  args: { label: 'Categories', slidesPerView: { base: 1, md: 3 }, children: null },
} satisfies Meta<typeof Carousel>;

export default meta;
type Story = StoryObj<typeof meta>;

const slides = ['Dresses', 'Shirts', 'Bags', 'Shoes', 'Watches'].map((name) => (
  <div key={name} className="swatch">
    {name}
  </div>
));

export const Default: Story = { args: { children: slides } };

export const ByItself: Story = { args: { children: slides, autoplayMs: 5000 } };
