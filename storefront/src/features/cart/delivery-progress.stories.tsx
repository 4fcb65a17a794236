import { priceTotal } from '@aaram/shared-domain/pricing';
import type { Meta, StoryObj } from '@storybook/react';
import { DeliveryProgress } from './delivery-progress.tsx';

const meta = {
  title: 'Storefront/Delivery progress',
  component: DeliveryProgress,
  args: { quote: priceTotal(31_800) },
} satisfies Meta<typeof DeliveryProgress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnTheWay: Story = {};

export const AtTheLimit: Story = { args: { quote: priceTotal(49_900) } };

export const Unlocked: Story = { args: { quote: priceTotal(49_901) } };
