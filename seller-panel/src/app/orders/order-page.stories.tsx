import { pending, refusal } from '@aaram/shared-platform/testing';
import { withPanelFrame } from '@aaram/shared-ui/storybook/frames';
import type { Meta, StoryObj } from '@storybook/react';
import { buildOrderPage } from '#testing/build-order-page.ts';
import { buildOrder } from '#testing/build-panel.ts';
import { panelStory } from '#testing/panel-story.ts';
import { OrderPage } from './order-page.tsx';

const NUMBER = 'AA-7K3F-92QD';
const CALL = `GET /auth/panel/orders/${NUMBER}`;
const at = `/admin-orders/${NUMBER}`;

const meta = {
  title: 'Pages/Order',
  component: OrderPage,
  args: { params: { order: NUMBER } },
  decorators: [withPanelFrame],
  parameters: panelStory({ at, answers: { [CALL]: buildOrderPage() } }, [390, 1440]),
} satisfies Meta<typeof OrderPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const New: Story = {
  parameters: panelStory({
    at,
    answers: {
      [CALL]: buildOrderPage({
        order: buildOrder({ paymentStatus: 'Initiated', invoiceNumber: null }),
        payments: [],
        refunds: [],
        returns: [],
        documents: [],
        messages: [],
        others: [],
        notes: [],
        steps: [{ at: '2026-11-14T20:00:00.000Z', kind: 'placed' }],
      }),
    },
  }),
};
export const Loading: Story = { parameters: panelStory({ at, answers: { [CALL]: pending } }) };
export const Failed: Story = { parameters: panelStory({ at, answers: { [CALL]: () => refusal(500, 'Broken') } }) };
export const NoSuchOrder: Story = {
  parameters: panelStory({ at, answers: { [CALL]: () => refusal(404, 'Order not found.') } }),
};
