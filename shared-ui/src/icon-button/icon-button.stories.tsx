import type { Meta, StoryObj } from '@storybook/react';
import { IconBag, IconHeart } from '#icon/index.ts';
import { IconButton } from './icon-button.tsx';
import { IconButtonLink } from './icon-button-link.tsx';

const meta = {
  title: 'Components/IconButton',
  component: IconButton,
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
