import type { Meta, StoryObj } from '@storybook/react';
import { dressPicture } from '#testing/story-pictures.ts';
import { Picture } from './picture.tsx';

const meta = {
  title: 'Components/Picture',
  component: Picture,
  args: { src: dressPicture, alt: 'Blue block-print midi dress', sizes: '280px', ratio: '3:4' },
  decorators: [
    (Story) => (
      <div className="narrow">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Picture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Portrait: Story = {};

export const Square: Story = { args: { ratio: '1:1' } };

export const Decorative: Story = { args: { alt: '' } };

/** The response is not a picture: its place stays, with an icon. */
export const Broken: Story = { args: { src: 'data:image/png;base64,AAAA' } };
export const None: Story = { args: { src: '' } };
