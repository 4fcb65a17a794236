import { pending, refusal } from '@aaram/shared-platform/testing';
import { withPanelFrame } from '@aaram/shared-ui/storybook/frames';
import type { Meta, StoryObj } from '@storybook/react';
import { buildClosedMonths, buildStatement, buildStatementOfAll } from '#testing/build-statement.ts';
import { panelStory } from '#testing/panel-story.ts';
import { AccountsPage } from './accounts-page.tsx';

const ACCOUNTS = 'GET /auth/panel/accounts';
const details = {
  'GET /auth/panel/closed-months': buildClosedMonths(),
  'GET /auth/panel/tax-details': {
    legalName: '',
    legalAddress: '',
    gstin: '',
    signatory: '',
    prefix: '',
    instead: { legalName: 'Kapda Private Limited', gstin: '32AAAAA0000A1ZB' },
  },
};
const rule = {
  'GET /auth/panel/disputes': [],
  'GET /auth/panel/price-rule': {
    priceRule: 'spec',
    since: null,
    aboveMrp: { count: 0, products: [] },
    unpaidOrders: 2,
  },
};
const at = '/admin-accounts?month=2026-11';

const meta = {
  title: 'Pages/Money',
  component: AccountsPage,
  decorators: [withPanelFrame],
  parameters: panelStory({ at, answers: { ...details, [ACCOUNTS]: buildStatement() } }, [390, 1440]),
  beforeEach: () => {
    // The months to choose from end with the present one.
    const now = Date.now;
    Date.now = () => Date.parse('2026-11-23T06:00:00.000Z');
    return () => {
      Date.now = now;
    };
  },
} satisfies Meta<typeof AccountsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OfASeller: Story = {};
export const OfAllSellers: Story = {
  parameters: panelStory(
    { role: 'admin', at, answers: { ...details, ...rule, [ACCOUNTS]: buildStatementOfAll() } },
    [390, 1440],
  ),
};
export const OfOneForAnAdmin: Story = {
  parameters: panelStory({
    role: 'admin',
    at: `${at}&seller=s1`,
    answers: { ...details, [ACCOUNTS]: buildStatementOfAll() },
  }),
};
export const Empty: Story = {
  parameters: panelStory({
    at,
    answers: { ...details, [ACCOUNTS]: buildStatement({ entries: [], count: 0, payouts: [], paidOut: 0 }) },
  }),
};
export const Loading: Story = { parameters: panelStory({ at, answers: { ...details, [ACCOUNTS]: pending } }) };
export const Failed: Story = {
  parameters: panelStory({ at, answers: { ...details, [ACCOUNTS]: () => refusal(500, 'Broken') } }),
};
