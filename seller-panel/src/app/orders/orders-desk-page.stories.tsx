import { answerList, pending, refusal } from '@aaram/shared-platform/testing';
import { withPanelFrame } from '@aaram/shared-ui/storybook/frames';
import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import { buildShipment, buildWorkParcel } from '#testing/build-work.ts';
import { panelStory } from '#testing/panel-story.ts';
import { OrdersDeskPage } from './orders-desk-page.tsx';

const WORK = 'GET /auth/panel/work';
const at = '/admin-orders?tab=to-ship';
/** Late by years, so that the clock is the same in every picture. */
const late = { dueAt: '2020-01-01T00:00:00.000Z' };
const parcels = [
  buildWorkParcel({ ...late, stage: 'to-ship' }),
  buildWorkParcel({
    ...late,
    _id: 'w2',
    order: 'o2',
    number: 'AA-92QD-7K3F',
    stage: 'to-ship',
    trackingId: 'DL123456789',
    lines: [
      { name: 'Ghat Stripe Poplin Shirt', size: 'XL', quantity: 1, image: null },
      { name: 'Padma Top-Handle Bag, Ivory', size: 'Quantity', quantity: 1, image: null },
    ],
  }),
];

const meta = {
  title: 'Pages/Work',
  component: OrdersDeskPage,
  decorators: [withPanelFrame],
  parameters: panelStory({ at, answers: { [WORK]: () => answerList(parcels) } }, [390, 1440]),
} satisfies Meta<typeof OrdersDeskPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {
  beforeEach: () => {
    // Hours late would grow with every day.
    const now = Date.now;
    Date.now = () => Date.parse('2020-01-01T05:00:00.000Z');
    return () => {
      Date.now = now;
    };
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Choose all on this page' }));
    await expect(canvas.getByText('2 orders chosen')).toBeVisible();
  },
};
export const Empty: Story = { parameters: panelStory({ at, answers: { [WORK]: () => answerList([]) } }) };
export const Loading: Story = { parameters: panelStory({ at, answers: { [WORK]: pending } }) };
export const Failed: Story = { parameters: panelStory({ at, answers: { [WORK]: () => refusal(500, 'Broken') } }) };

const failed = buildWorkParcel({
  stage: 'on-the-way',
  orderStatus: 'Shipped',
  trackingId: 'sbx-2f0c8d1e9a47',
  to: { name: 'Farah Khan', city: 'Pune', state: 'Maharashtra', pincode: '411001', phone: '9876543210' },
  shipment: buildShipment({
    state: 'failed',
    failedAttempts: 2,
    events: [
      { state: 'picked-up', at: '2026-11-15T09:00:00.000Z' },
      { state: 'failed', at: '2026-11-17T06:30:00.000Z' },
      { state: 'failed', at: '2026-11-18T06:30:00.000Z' },
    ],
  }),
});
const returned = buildWorkParcel({
  ...failed,
  _id: 'w3',
  number: 'AA-5T6Y-81RS',
  shipment: buildShipment({ state: 'returned', failedAttempts: 3 }),
});
export const FailedDelivery: Story = {
  parameters: panelStory(
    { at: '/admin-orders?tab=on-the-way', answers: { [WORK]: () => answerList([failed, returned]) } },
    [390, 1440],
  ),
  play: async ({ canvas, userEvent }) => {
    // The summary; the failed tries stand in the list that it opens.
    await userEvent.click(await canvas.findByText('Delivery failed', { selector: 'summary' }));
    const [opened] = canvas.getAllByRole('list', { name: 'Carrier updates' });
    await expect(opened).toBeVisible();
  },
};

export const ShipIt: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Mark order AA-7K3F-92QD as shipped' }));
    await userEvent.click(canvas.getByRole('textbox', { name: 'Tracking ID' }));
    await userEvent.paste('https://www.delhivery.com/track-v2/package/149081234567');
    await expect(canvas.getByRole('combobox', { name: 'Carrier' })).toHaveValue('delhivery');
  },
};

export const BookIt: Story = {
  parameters: panelStory({
    at,
    answers: {
      [WORK]: () => answerList(parcels),
      'GET /auth/panel/parcels/w1/route': {
        ...{ grams: 500, pincode: '411001', place: '27 Chikan Lane, Lucknow, Uttar Pradesh 226003', isOwnPlace: true },
        ...{ unserved: null, cost: 53.1 },
      },
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Book carrier: order AA-7K3F-92QD' }));
    await expect(await canvas.findByText('₹53.10 with tax')).toBeVisible();
  },
};

const heavier = buildShipment({ state: 'picked-up', overweight: { booked: 500, charged: 1200 } });
const expectedAt = '2020-01-01T05:00:00.000Z';
export const LateAndHeavy: Story = {
  parameters: panelStory({
    at: '/admin-orders?tab=on-the-way',
    answers: {
      [WORK]: () =>
        answerList([
          buildWorkParcel({ stage: 'on-the-way', orderStatus: 'Shipped', trackingId: '1490812', shipment: heavier }),
          buildWorkParcel({
            ...{ _id: 'w5', number: 'AA-5T6Y-81RS', stage: 'on-the-way', orderStatus: 'Shipped', late: 'overdue' },
            ...{ carrier: 'delhivery', trackingId: '149081234567' },
            shipment: buildShipment({ state: 'picked-up', expectedAt }),
          }),
        ]),
    },
  }),
};

export const NoCarrier: Story = {
  parameters: panelStory({
    ...{ at, role: 'admin' },
    answers: {
      [WORK]: () => answerList(parcels),
      'GET /auth/panel/work/counts': { 'to-pack': 4, 'to-ship': 2, 'on-the-way': 7, returns: 1, hasCarrier: false },
      'GET /auth/panel/carrier': { mode: 'manual', place: null, isOwnPlace: false, booked: 0, pickups: [] },
    },
  }),
};
