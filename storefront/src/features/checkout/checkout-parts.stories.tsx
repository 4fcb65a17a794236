import { priceTotal } from '@aaram/shared-domain/pricing';
import type { Meta, StoryObj } from '@storybook/react';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { demoAddresses } from '#lib/testing/story-data.ts';
import { DeliverTo } from './deliver-to.tsx';
import { MissingList } from './missing-list.tsx';
import { OrderSummary } from './order-summary.tsx';
import { PaymentMethod } from './payment/payment-method.tsx';
import { PlaceOrderBar } from './place-order-bar.tsx';
import type { CheckoutDraft } from './use-checkout-draft.ts';

const blank: CheckoutDraft = {
  selected: 'a1',
  address: { name: '', phone: '', address: '', city: '', state: '', pincode: '', landmark: '' },
  editingId: null,
  saveAddress: false,
  paymentMethod: '',
  business: { isOn: false, gstin: '', company: '' },
  credits: [],
};

type ChoosingProps = {
  list: typeof demoAddresses.addresses;
  start?: Partial<CheckoutDraft>;
  errors?: Record<string, string>;
};

function Choosing({ list, start, errors = {} }: ChoosingProps) {
  const [draft, setDraft] = useState({ ...blank, ...start });
  return (
    <DeliverTo
      saved={{ list, status: 'ready', retry: fn() }}
      selected={draft.selected ?? 'new'}
      draft={draft}
      onChange={(part) => setDraft((before) => ({ ...before, ...part }))}
      fields={{
        errors,
        onChange: (part) => setDraft((before) => ({ ...before, address: { ...before.address, ...part } })),
        onLeave: fn(),
      }}
    />
  );
}

const meta = {
  title: 'Storefront/Checkout parts',
  parameters: { screenshot: { widths: [390] } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const SavedAddresses: Story = {
  render: () => <Choosing list={demoAddresses.addresses} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /Residency Road/ }));
    await expect(canvas.getByRole('radio', { name: /Residency Road/ })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: /Use a new address/ }));
    await expect(canvas.getByRole('textbox', { name: 'Pincode' })).toBeVisible();
  },
};

export const FirstAddress: Story = { render: () => <Choosing list={[]} start={{ selected: 'new' }} /> };

export const WrongPhone: Story = {
  render: () => (
    <Choosing
      list={[]}
      start={{ selected: 'new', address: { ...blank.address, name: 'Ananya Rao', phone: '98450 123' } }}
      errors={{ phone: 'Phone number must be 10 digits.' }}
    />
  ),
};

export const AddressesFailed: Story = {
  render: () => (
    <DeliverTo
      saved={{ list: [], status: 'failed', retry: fn() }}
      selected="new"
      draft={{ ...blank, selected: 'new' }}
      onChange={fn()}
      fields={{ errors: {}, onChange: fn(), onLeave: fn() }}
    />
  ),
};

export const Payment: Story = { render: () => <PaymentMethod value="" onChange={fn()} /> };

export const PaymentChosen: Story = { render: () => <PaymentMethod value="Online Payment" onChange={fn()} /> };

export const StillMissing: Story = {
  render: () => (
    <MissingList
      id="missing"
      problems={[
        { path: 'phone', message: 'Phone number must be 10 digits.' },
        { path: 'pincode', message: 'Pincode is required.' },
        { path: 'paymentMethod', message: 'Please select a payment method.' },
      ]}
      shown={new Set(['phone'])}
    />
  ),
};

function Summary({ paise }: { paise: number }) {
  const quote = priceTotal(paise, 'spec');
  return (
    <OrderSummary quote={quote} split={{ credit: 0, left: quote.payable }} lines={null} count={2} pincode="560038">
      <PlaceOrderBar
        payablePaise={quote.payable}
        pieces={2}
        problems={[]}
        missingId="missing"
        phase="idle"
        trouble={undefined}
        onPlaceOrder={fn()}
      />
    </OrderSummary>
  );
}

export const WhatItCosts: Story = { render: () => <Summary paise={314_800} /> };

export const WithDelivery: Story = { render: () => <Summary paise={49_900} /> };

export const HugeAmount: Story = { render: () => <Summary paise={99_99_99_999} /> };

export const PaymentFailed: Story = {
  render: () => (
    <PlaceOrderBar
      payablePaise={343_418}
      pieces={2}
      problems={[]}
      missingId="missing"
      phase="idle"
      trouble={{ kind: 'failed', message: 'Payment failed. Please try again.' }}
      onPlaceOrder={fn()}
    />
  ),
};

export const PayingNow: Story = {
  render: () => (
    <PlaceOrderBar
      payablePaise={343_418}
      pieces={2}
      problems={[]}
      missingId="missing"
      phase="paying"
      trouble={undefined}
      onPlaceOrder={fn()}
    />
  ),
};
