import type { Meta, StoryObj } from '@storybook/react';
import { expect, waitFor, within } from 'storybook/test';
import { dressPicture, hoodiePicture } from '#testing/story-pictures.ts';
import { hindiText, longText } from '#testing/story-texts.ts';
import type { About } from '../../docs/parts/about.ts';
import { Gallery } from './gallery.tsx';

const about: About = {
  for: 'All pictures of one product, with a full-screen view.',
  notFor: ['Several products: use Carousel.', 'One picture without enlarging: use Picture.'],
  anatomy: [
    'Strip: to swipe.',
    'Thumbnails: beside the picture on wide screens, dots on phones.',
    'Full screen: one picture, to zoom and drag.',
  ],
  keyboard: {
    'Arrow left, Arrow right': 'Scroll the strip; in full screen they change the picture.',
    'Enter, Space': 'Chooses a thumbnail, or opens full screen.',
    '+, -, 0': 'In full screen: enlarge, reduce, back to the whole picture.',
    'Arrow keys': 'Move an enlarged picture.',
    Escape: 'Closes full screen; the focus returns.',
  },
};

const meta = {
  title: 'Components/Gallery',
  component: Gallery,
  parameters: { about },
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
export const LongText: Story = { args: { name: longText } };
export const Hindi: Story = { args: { name: hindiText, lang: 'hi' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
/** Full screen and back: arrow keys change the picture, the close button returns the focus. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const open = canvas.getByRole('button', { name: 'View full screen' });
    open.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await canvas.findByRole('dialog', { name: 'Buti block-print midi dress' });
    await expect(dialog).toHaveAccessibleDescription('Image 1 of 2');
    await userEvent.keyboard('{ArrowRight}');
    await expect(dialog).toHaveAccessibleDescription('Image 2 of 2');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(open).toHaveFocus());
  },
};
/** Enlarged by the keyboard; a drag or the arrows move it. */
export const Zoomed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'View full screen' }));
    const dialog = within(await canvas.findByRole('dialog'));
    await userEvent.keyboard('++');
    await expect(dialog.getByRole('status')).toHaveTextContent('225%');
  },
};
