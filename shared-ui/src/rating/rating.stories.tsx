import type { Meta, StoryObj } from '@storybook/react';
import { useState } from 'react';
import { Rating } from './rating.tsx';
import { RatingInput } from './rating-input.tsx';
import { Stars } from './stars.tsx';

const meta = { title: 'Components/Rating', component: Rating, args: { value: 4.8 } } satisfies Meta<typeof Rating>;

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
