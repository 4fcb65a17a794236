import type { Meta, StoryObj } from '@storybook/react';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import type { About } from '../../docs/parts/about.ts';
import { Rating } from './rating.tsx';
import { RatingInput } from './rating-input.tsx';
import { Stars } from './stars.tsx';

const about: About = {
  for: 'The mean of the reviews. Stars shows one review, RatingInput asks for one.',
  notFor: ['No reviews: it shows nothing, since that is not a bad rating.'],
  anatomy: [
    'Star and mean, with one decimal.',
    'Count: the number of reviews.',
    'RatingInput: five radio buttons drawn as stars, with a legend and an error.',
  ],
  keyboard: {
    Tab: 'Goes to the stars of RatingInput; Rating and Stars take no focus.',
    'Arrow keys': 'Choose one star fewer or more.',
  },
};

const meta = {
  title: 'Components/Rating',
  component: Rating,
  subcomponents: { RatingInput, Stars },
  parameters: { about },
  args: { value: 4.8 },
} satisfies Meta<typeof Rating>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Mean: Story = {};

export const WithCount: Story = { args: { count: 36 } };

export const NoReviews: Story = { args: { value: 0 } };

export const FiveStars: Story = { render: () => <Stars value={4} /> };

function Form() {
  const [value, setValue] = useState(4);
  return <RatingInput legend="Your rating" name="rating" value={value} onChange={setValue} />;
}

export const Input: Story = { render: () => <Form /> };
export const WithError: Story = {
  render: () => (
    <RatingInput legend="Your rating" name="rating" value={0} onChange={fn()} error="Please choose 1 to 5 stars." />
  ),
};
export const Hindi: Story = {
  render: () => <RatingInput lang="hi" legend="आपकी रेटिंग" name="rating" value={3} onChange={fn()} />,
};
/** Arrow keys choose. */
export const ByKeyboard: Story = {
  render: () => <Form />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: '4 stars' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: '5 stars' })).toBeChecked();
  },
};
