import { priceTotal } from '@aaram/shared-domain/pricing';
import type { Meta, StoryObj } from '@storybook/react';
import { DeliveryProgress } from './delivery-progress.tsx';

const meta = {
  title: 'Storefront/Delivery progress',
  component: DeliveryProgress,
  args: { quote: priceTotal(31_800, 'spec') },
} satisfies Meta<typeof DeliveryProgress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnTheWay: Story = {};

export const AtTheLimit: Story = { args: { quote: priceTotal(49_900, 'spec') } };

export const Unlocked: Story = { args: { quote: priceTotal(49_901, 'spec') } };
