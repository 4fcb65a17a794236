import { pending, refusal } from '@aaram/shared-platform/testing';
import { withStoreFrame } from '@aaram/shared-ui/storybook/frames';
import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import { makeBoughtGift } from '#lib/testing/fixtures.ts';
import { makeConsents } from '#lib/testing/own-data.ts';
import { stateStory } from '#lib/testing/page-story.ts';
import { demoCredits, demoProfile } from '#lib/testing/story-data.ts';
import { UserDashboardPage } from './user-dashboard-page.tsx';

const ORDERS = 'GET /orders/user-orders';
const seeing = (tab: string, answers = {}) => stateStory({ role: 'user', at: `/user-dashboard?tab=${tab}`, answers });

const meta = {
  title: 'Pages/User dashboard',
  component: UserDashboardPage,
  decorators: [withStoreFrame],
  parameters: { ...seeing('myorders'), screenshot: { widths: [390, 1440] } },
} satisfies Meta<typeof UserDashboardPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Orders: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(3);
  },
};

export const NoOrders: Story = { parameters: seeing('myorders', { [ORDERS]: [] }) };

export const OrdersLoading: Story = { parameters: seeing('myorders', { [ORDERS]: pending }) };

export const OrdersFailed: Story = { parameters: seeing('myorders', { [ORDERS]: () => refusal(500, 'Broken') }) };

export const Profile: Story = {
  parameters: seeing('profile'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('ananya@example.com')).toBeVisible();
  },
};

export const Credits: Story = {
  parameters: seeing('credits', { 'GET /credits': demoCredits }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('3 movements'));
    await expect(canvas.getByText('Order AA-7K3F-92QD was paid with it')).toBeVisible();
  },
};

export const GiftCards: Story = {
  parameters: seeing('credits', {
    'GET /credits': demoCredits.slice(0, 1),
    'GET /gift-cards': [makeBoughtGift(), makeBoughtGift({ _id: 'b2', amount: 500, state: 'added' })],
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add a gift card' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Add it' }));
    await expect(await canvas.findByText('Please enter the code of the gift card.')).toBeVisible();
  },
};

export const NoCredits: Story = { parameters: seeing('credits', { 'GET /credits': [] }) };

export const Addresses: Story = { parameters: seeing('addresses') };

export const Messages: Story = {
  parameters: seeing('messages'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('group', { name: 'Back in stock' })).toBeVisible();
  },
};

export const MyData: Story = {
  parameters: seeing('mydata'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('News and offers')).toBeVisible();
  },
};

export const MyDataNewEmail: Story = {
  parameters: stateStory({ role: 'user', at: '/user-dashboard?tab=mydata&change=x' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Use the new address' })).toBeVisible();
  },
};

/** Long words, no number, everything agreed to, and credit that would be lost. */
export const MyDataDeleting: Story = {
  parameters: seeing('mydata', {
    'GET /auth/me/profile': {
      ...demoProfile,
      name: 'Thiruvananthapurathukaran Padmanabhaswamy Venkataramanan-Krishnamoorthy',
      email: 'thiruvananthapurathukaran.venkataramanan.krishnamoorthy@correspondence.example.com',
      mobile: '',
      newEmail: 'padmanabhaswamy@example.com',
    },
    'GET /auth/me/consents': makeConsents(['terms', 'privacy', 'marketing']),
    'GET /credits': demoCredits,
  }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/of credit. It is lost/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Delete my account' }));
    await expect(canvas.getByLabelText('Type DELETE to confirm')).toHaveFocus();
  },
};

export const MyDataFailed: Story = {
  parameters: seeing('mydata', {
    'GET /auth/me/profile': () => refusal(500, 'Broken'),
    'GET /auth/me/consents': () => refusal(500, 'Broken'),
  }),
};
