import { pending } from '@aaram/shared-platform/testing';
import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import { makeAddress } from '#lib/testing/fixtures.ts';
import { demoAddresses } from '#lib/testing/story-data.ts';
import { AddressesPanel } from './addresses-panel.tsx';

const ADDRESSES = 'GET /auth/me/addresses';
const seeing = (answer: unknown) => ({
  platform: { role: 'user', answers: { [ADDRESSES]: answer } },
  screenshot: { widths: [390] },
});

const meta = {
  title: 'Storefront/Addresses',
  component: AddressesPanel,
  parameters: seeing(demoAddresses),
} satisfies Meta<typeof AddressesPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Cards: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('button', { name: /^Edit the address/ })).toHaveLength(2);
  },
};

export const Form: Story = {
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('button', { name: /^Edit the address/ });
    if (first) {
      await userEvent.click(first);
    }
    const pincode = canvas.getByRole('textbox', { name: 'Pincode' });
    await userEvent.clear(pincode);
    await userEvent.type(pincode, '5600');
    await userEvent.click(canvas.getByRole('button', { name: 'Update Address' }));
    await expect(pincode).toBeInvalid();
    await expect(pincode).toHaveValue('5600');
  },
};

export const Empty: Story = {
  parameters: seeing({ addresses: [], email: '' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No addresses found.')).toBeVisible();
  },
};

export const Loading: Story = { parameters: seeing(pending) };

export const LongLines: Story = {
  parameters: seeing({
    email: '',
    addresses: [
      makeAddress({
        name: 'श्रीमती वेंकटनरसिम्हाराजुवारिपेटा लक्ष्मी',
        address: 'Flat 1204, Tower C, The Very Long Residency Name Apartments, behind the old municipal water tank',
        city: 'Thiruvananthapuram',
        state: 'Andaman and Nicobar Islands',
        landmark: 'Supercalifragilisticexpialidociousbuildingwithoutanyspace',
      }),
    ],
  }),
};
