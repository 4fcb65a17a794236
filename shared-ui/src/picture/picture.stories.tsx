import type { Meta, StoryObj } from '@storybook/react';
import { dressPicture } from '#testing/story-pictures.ts';
import type { About } from '../../docs/parts/about.ts';
import { Picture } from './picture.tsx';

const about: About = {
  for: 'A picture of the store, in the right size, with its space reserved while it loads.',
  notFor: ['Icons: use the icons.', 'Several pictures of a product: use Gallery.'],
  anatomy: [
    'Backdrop: the cloth colour, until the picture is there.',
    'Picture: AVIF or WebP, cropped to a ratio.',
    'Placeholder: an icon when the picture is missing or fails.',
  ],
  keyboard: {},
};

const meta = {
  title: 'Components/Picture',
  component: Picture,
  parameters: { about },
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

/** The response is not a picture: its space stays, with an icon. */
export const Broken: Story = { args: { src: 'data:image/png;base64,AAAA' } };
export const None: Story = { args: { src: '' } };
