import type { Meta, StoryObj } from '@storybook/react';
import { Button } from './button.tsx';
import { ButtonLink } from './button-link.tsx';

const meta = { title: 'Components/Button', component: Button, args: { children: 'Add to Cart' } } satisfies Meta<
  typeof Button
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {};

export const Secondary: Story = { args: { variant: 'secondary', children: 'Buy Now' } };

export const Accent: Story = { args: { variant: 'accent', children: 'Shop now' } };

export const Ghost: Story = { args: { variant: 'ghost', children: 'Cancel' } };

export const Danger: Story = { args: { variant: 'danger', children: 'Delete product' } };

export const Small: Story = { args: { size: 'sm' } };

export const Disabled: Story = { args: { disabled: true } };

export const Busy: Story = { args: { busy: true } };

export const Block: Story = { args: { block: true, children: 'Place Order' } };

export const LongText: Story = {
  args: { children: 'Send the exchange request for the three pieces chosen above' },
};

export const Hindi: Story = { args: { children: 'आराम', lang: 'hi' } };

export const AsLink: Story = {
  render: () => (
    <ButtonLink href="#collection" variant="secondary">
      Browse Collection
    </ButtonLink>
  ),
};
