import { refusal } from '@aaram/shared-platform/testing';
import { withStoreFrame } from '@aaram/shared-ui/storybook/frames';
import type { Meta, StoryObj } from '@storybook/react';
import { demoProducts } from '#lib/testing/demo-products.ts';
import { pageStory, stateStory } from '#lib/testing/page-story.ts';
import { makePayPage } from '#lib/testing/pay-page.ts';
import { PayLinkPage } from './pay-link-page.tsx';

const OPEN = 'POST /payment-links/open';
const { name, images, price } = demoProducts.dress;
const lines = [{ name, image: images[0] ?? null, size: 'M', quantity: 1, price }];

const meta = {
  title: 'Pages/Payment link',
  component: PayLinkPage,
  args: { params: { token: 'a-token' } },
  decorators: [withStoreFrame],
  parameters: pageStory({ at: '/pay/a-token', answers: { [OPEN]: makePayPage({ lines }) } }),
} satisfies Meta<typeof PayLinkPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ToPay: Story = {};

export const Paid: Story = {
  parameters: stateStory({ answers: { [OPEN]: makePayPage({ state: 'paid', deliverTo: null }) } }),
};

export const Ended: Story = {
  parameters: stateStory({ answers: { [OPEN]: refusal(404, 'This payment link is no longer valid.', 'NOT_FOUND') } }),
};
