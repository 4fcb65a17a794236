import type { Meta, StoryObj } from '@storybook/react';
import { dressPicture, hoodiePicture } from '#testing/story-pictures.ts';
import { Gallery } from './gallery.tsx';

const meta = {
  title: 'Components/Gallery',
  component: Gallery,
  args: {
    name: 'Buti block-print midi dress',
    pictures: [
      { src: dressPicture, alt: 'Front of the dress' },
      { src: hoodiePicture, alt: 'With a hoodie' },
    ],
  },
} satisfies Meta<typeof Gallery>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TwoPictures: Story = {};

export const OnePicture: Story = {
  args: { pictures: [{ src: dressPicture, alt: 'Front of the dress' }] },
};
