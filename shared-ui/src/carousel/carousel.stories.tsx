import type { Meta, StoryObj } from '@storybook/react';
import { expect, waitFor } from 'storybook/test';
import { hindiSentence, hindiText, longText, longWord } from '#testing/story-texts.ts';
import type { About } from '../../docs/parts/about.ts';
import { Carousel } from './carousel.tsx';

const about: About = {
  for: 'A row of things of which a few are enough: ideas, recently seen products.',
  notFor: ['Things that everyone must see: use a grid.', 'Pictures of one product: use Gallery.'],
  anatomy: [
    'Slides: one to six side by side.',
    'Arrows: one slide back or on.',
    'Pause: only when it moves by itself; any use stops it, and it is still with reduced motion.',
  ],
  keyboard: { Tab: 'Goes to the arrows and to what is inside the slides.', 'Enter, Space': 'Moves by one slide.' },
};

const meta = {
  title: 'Components/Carousel',
  component: Carousel,
  parameters: { about },
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
export const LongText: Story = {
  args: {
    slidesPerView: { base: 2 },
    children: [longText, longWord, longText].map((text) => <p key={text}>{text}</p>),
  },
};
export const Hindi: Story = {
  args: { lang: 'hi', children: [hindiText, hindiSentence].map((text) => <p key={text}>{text}</p>) },
};
export const RightToLeft: Story = {
  args: { children: slides, slidesPerView: { base: 2 } },
  globals: { direction: 'rtl' },
};
/** The buttons move by one slide and stop at the ends. */
export const ByKeyboard: Story = {
  args: { children: slides, slidesPerView: { base: 4 } },
  play: async ({ canvas, userEvent }) => {
    const next = await canvas.findByRole('button', { name: 'Next' });
    await expect(canvas.getByRole('button', { name: 'Previous' })).toBeDisabled();
    next.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Previous' })).toBeEnabled());
  },
};
