import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DeliveryCheck } from './delivery-check.tsx';

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T06:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const ask = async (pincode: string) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Check delivery to your pincode' }));
  const field = await screen.findByRole('textbox', { name: 'Your pincode' });
  await userEvent.type(field, `${pincode}{Enter}`);
};

describe('the pincode box', () => {
  it('says when a parcel arrives, remembers the pincode and puts the keyboard on Change', async () => {
    render(<DeliveryCheck />);
    await ask('560 038');
    expect(await screen.findByRole('status')).toHaveTextContent('Arrives at 560038: Tue, 24 Nov – Thu, 26 Nov');
    await vi.waitFor(() => expect(screen.getByRole('button', { name: 'Change pincode' })).toHaveFocus());
    expect(localStorage.getItem('pincode')).toBe('560038');
  });

  it('shows the remembered one at once, without taking the keyboard, and lets it be changed', async () => {
    localStorage.setItem('pincode', '744101');
    render(<DeliveryCheck />);
    expect(await screen.findByRole('status')).toHaveTextContent('Arrives at 744101: Sat, 28 Nov – Tue, 1 Dec');
    expect(document.body).toHaveFocus();
    fireEvent.click(screen.getByRole('button', { name: 'Change pincode' }));
    expect(screen.getByRole('textbox', { name: 'Your pincode' })).toHaveFocus();
  });

  it('says what a pincode looks like and keeps what was typed', async () => {
    render(<DeliveryCheck />);
    await ask('01234');
    expect(screen.getByText('Pincode must be 6 digits.')).toBeVisible();
    const field = screen.getByRole('textbox', { name: 'Your pincode' });
    expect(field).toHaveValue('01234');
    expect(field).toBeInvalid();
    expect(localStorage.getItem('pincode')).toBeNull();
  });

  it('works in a browser that keeps nothing, and with a remembered text that is no pincode', async () => {
    localStorage.setItem('pincode', 'no pincode');
    render(<DeliveryCheck />);
    const field = await screen.findByRole('textbox', { name: 'Your pincode' });
    expect(document.body).toHaveFocus();
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked');
    });
    await userEvent.clear(field);
    await userEvent.type(field, '110001{Enter}');
    expect(await screen.findByRole('status')).toHaveTextContent('Arrives at 110001');
  });
});
