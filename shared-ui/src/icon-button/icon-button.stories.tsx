import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn } from 'storybook/test';
import { IconBag, IconHeart } from '#icon/index.ts';
import { hindiText, longText } from '#testing/story-texts.ts';
import type { About } from '../../docs/parts/about.ts';
import { IconButton } from './icon-button.tsx';
import { IconButtonLink } from './icon-button-link.tsx';

const about: About = {
  for: 'A known action with an icon alone: close, search, wishlist. IconButtonLink goes to another page.',
  notFor: ['An icon that people may not know: use Button with words.', 'Text and icon: use Button.'],
  anatomy: [
    'Icon: 20 px.',
    'Label: read out, not shown.',
    'Badge: a number, which is read out with the label.',
    'Tone: plain, on a picture, or outlined.',
  ],
  keyboard: { Tab: 'Goes to the button.', 'Enter, Space': 'Presses it. Enter alone follows a link.' },
};

const meta = {
  title: 'Components/IconButton',
  component: IconButton,
  subcomponents: { IconButtonLink },
  parameters: { about },
  args: { label: 'Wishlist', children: <IconHeart /> },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const WithCount: Story = { args: { label: 'Cart', badge: 2, children: <IconBag /> } };

export const ManyItems: Story = { args: { label: 'Cart', badge: 120, children: <IconBag /> } };

export const OnPicture: Story = { args: { tone: 'image' } };

export const Outline: Story = { args: { tone: 'outline' } };

export const Small: Story = { args: { size: 'sm' } };

export const Disabled: Story = { args: { disabled: true } };

export const AsLink: Story = {
  render: () => (
    <IconButtonLink href="#cart" label="Cart" badge={1}>
      <IconBag />
    </IconButtonLink>
  ),
};
export const Compact: Story = { args: { size: 'sm', tone: 'outline' }, globals: { density: 'compact' } };
export const Pressed: Story = { args: { 'aria-pressed': true, tone: 'outline' } };
export const RightToLeft: Story = {
  args: { label: 'Cart', badge: 2, children: <IconBag /> },
  globals: { direction: 'rtl' },
};
export const LongText: Story = { args: { label: longText } };
export const Hindi: Story = { args: { label: hindiText, lang: 'hi' } };
export const ByKeyboard: Story = {
  args: { onClick: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Wishlist' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
