import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { type AddressDraft, AddressFields, blankAddress } from './address-fields.tsx';

function Form() {
  const [draft, setDraft] = useState<AddressDraft>(blankAddress);
  const [confirmed, setConfirmed] = useState<string>();
  return (
    <AddressFields
      idPrefix="test"
      draft={draft}
      errors={{}}
      onChange={(part) => setDraft((before) => ({ ...before, ...part }))}
      confirmedPair={confirmed}
      onKeep={setConfirmed}
    />
  );
}

const field = (label: string) => screen.getByLabelText(new RegExp(`^${label}`));

describe('the pincode of an address', () => {
  beforeEach(() => {
    render(<Form />);
  });

  // rules: pincode-first
  it('stands before the address, and fills city and state as far as it tells them', async () => {
    const order = [...document.querySelectorAll('input, select')].map((input) => input.getAttribute('name'));
    expect(order).toEqual(['name', 'phone', 'pincode', 'address', 'city', 'state', 'landmark']);
    await userEvent.type(field('Pincode'), '560 038');
    expect(field('City')).toHaveValue('Bengaluru');
    expect(field('State')).toHaveValue('Karnataka');
    // What it filled follows another pincode.
    await userEvent.clear(field('Pincode'));
    await userEvent.type(field('Pincode'), '226001');
    expect(field('City')).toHaveValue('Lucknow');
    expect(field('State')).toHaveValue('Uttar Pradesh');
  });

  // rules: pincode-first
  it('overwrites nothing that somebody typed', async () => {
    await userEvent.type(field('City'), 'Whitefield');
    await userEvent.type(field('Pincode'), '560066');
    expect(field('City')).toHaveValue('Whitefield');
    expect(field('State')).toHaveValue('Karnataka');
    await userEvent.clear(field('Pincode'));
    await userEvent.type(field('Pincode'), '226001');
    expect(field('City')).toHaveValue('Whitefield');
  });

  // rules: pincode-first
  it('of another state is asked about, and the person may use its state', async () => {
    await userEvent.selectOptions(field('State'), 'Kerala');
    await userEvent.type(field('Pincode'), '226001');
    expect(screen.getByRole('status')).toHaveTextContent(
      'PIN code 226001 is in Uttar Pradesh. You chose Kerala. Which is right?',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Use Uttar Pradesh' }));
    expect(field('State')).toHaveValue('Uttar Pradesh');
    expect(field('State')).toHaveFocus();
    expect(screen.queryByRole('status')).toBeNull();
  });

  // rules: pincode-first
  it('of another state is asked about once, and the person may keep what was chosen', async () => {
    await userEvent.selectOptions(field('State'), 'Kerala');
    await userEvent.type(field('Pincode'), '226001');
    await userEvent.click(screen.getByRole('button', { name: 'Keep Kerala' }));
    expect(field('State')).toHaveValue('Kerala');
    expect(screen.queryByRole('status')).toBeNull();
    await userEvent.type(field('Landmark'), 'Near the lake');
    expect(screen.queryByRole('status')).toBeNull();
  });
});
