import type { Return } from '@aaram/shared-domain/return';
import { toast } from '@aaram/shared-platform';
import { answerList, createTestPlatform, refusal, TestPlatform } from '@aaram/shared-platform/testing';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { buildReturn } from '#testing/build-return.ts';
import { ReturnsPage } from './returns-page.tsx';

const success = vi.spyOn(toast, 'success').mockImplementation(() => {});
beforeEach(() => vi.clearAllMocks());

type Call = { method: string; path: string; body: unknown };

function open(
  returns: Return[] | (() => Response),
  write: () => unknown = () => buildReturn(),
  role: 'seller' | 'admin' = 'seller',
) {
  const calls: Call[] = [];
  const platform = createTestPlatform((call) => {
    calls.push(call);
    if (call.method !== 'GET') {
      return write();
    }
    return typeof returns === 'function' ? returns() : answerList(returns);
  });
  platform.queryClient.setDefaultOptions({ queries: { retry: false } });
  platform.startSession({ token: 't', user: { id: 's1', role, isVerified: true, name: 'Kavita' } });
  render(
    <TestPlatform platform={platform} at="/admin-returns">
      <ReturnsPage />
    </TestPlatform>,
  );
  return calls;
}

const card = async () => within(await screen.findByRole('article', { name: '1 × Linen shirt, order AA-7K3F-92QD' }));
const sent = (calls: Call[]) => calls.filter(({ method }) => method === 'PUT').map(({ path, body }) => [path, body]);

describe('Returns', () => {
  // rules: return-clock
  it('show which pieces, why, what goes back and by when to answer', async () => {
    open([buildReturn()]);
    const one = await card();
    expect(one.getByText('It does not fit')).toBeVisible();
    expect(one.getByText('Refund ₹968.57')).toBeVisible();
    expect(one.getByText('₹80.00 fee deducted')).toBeVisible();
    expect(one.getByText(/Answer by/)).toHaveTextContent('Answer by 20 Dec 2999');
    expect(one.getByRole('link', { name: 'AA-7K3F-92QD' })).toHaveAttribute('href', '/admin-orders/AA-7K3F-92QD');
  });

  it('take the next step while the rest of the page is still being read again after the one before', async () => {
    let row = buildReturn({ state: 'requested', actions: ['approve', 'refuse'] });
    let isMoved = false;
    const moves: unknown[] = [];
    const platform = createTestPlatform(({ method, path, body }) => {
      if (method === 'PUT') {
        isMoved = true;
        moves.push(body);
        row = buildReturn({ state: 'approved', actions: ['pick-up'] });
        return row;
      }
      // What is not this list never answers again.
      return isMoved && !path.includes('/returns') ? new Promise(() => undefined) : answerList([row]);
    });
    platform.startSession({ token: 't', user: { id: 's1', role: 'seller', isVerified: true, name: 'Kavita' } });
    render(
      <TestPlatform platform={platform} at="/admin-returns">
        <ReturnsPage />
      </TestPlatform>,
    );
    await userEvent.click((await card()).getByRole('button', { name: 'Approve' }));
    await userEvent.click(await (await card()).findByRole('button', { name: 'Picked up' }));
    expect(moves).toEqual([{ action: 'approve' }, { action: 'pick-up' }]);
  });

  it('say that the shopper chose a credit note, and what accepting then does', async () => {
    const actions = ['accept', 'reject'] as const;
    open([buildReturn({ payout: 'credit-note', state: 'picked-up', actions: [...actions] })], () =>
      buildReturn({ payout: 'credit-note', state: 'refunded' }),
    );
    expect((await card()).getByText('Credit note of ₹968.57')).toBeVisible();
    expect(screen.queryByText(/Refund/i)).toBeNull();
    await userEvent.click((await card()).getByRole('button', { name: 'Accept, sell again, credit note' }));
    await vi.waitFor(() =>
      expect(success).toHaveBeenCalledWith('Accepted: the credit note is issued', { autoClose: 2000 }),
    );
  });

  // rules: return-pick-ups
  it('has the carrier fetch what an approved return brings back', async () => {
    const counts = { 'to-pack': 0, 'to-ship': 0, 'on-the-way': 0, returns: 1, hasCarrier: true };
    let row = buildReturn({ state: 'approved', actions: ['pick-up', 'refuse'] });
    const calls: Call[] = [];
    const platform = createTestPlatform((call) => {
      calls.push(call);
      if (call.method === 'POST') {
        row = { ...row, pickupTrackingId: '9901234567890' };
        return Response.json(row, { status: 201 });
      }
      return call.path.includes('/work/counts') ? counts : answerList([row]);
    });
    platform.startSession({ token: 't', user: { id: 's1', role: 'seller', isVerified: true, name: 'Kavita' } });
    render(
      <TestPlatform platform={platform} at="/admin-returns">
        <ReturnsPage />
      </TestPlatform>,
    );
    const name = 'Book the carrier to fetch the return of order AA-7K3F-92QD';
    await userEvent.click(await screen.findByRole('button', { name }));
    expect(await screen.findByText('The carrier fetches it. Tracking ID: 9901234567890')).toBeVisible();
    expect(screen.queryByRole('button', { name })).toBeNull();
    expect(calls.find(({ method }) => method === 'POST')?.path).toBe('/auth/panel/returns/r1/pickup');
  });

  // rules: return-clock
  it('say what is overdue', async () => {
    open([buildReturn({ answerBy: '2026-01-02T10:00:00.000Z' })]);
    expect((await card()).getByText(/Answer by/)).toHaveTextContent('Overdue: Answer by 2 Jan 2026');
  });

  it('are approved, and the toast says so; the focus and what was typed for later stay', async () => {
    const calls = open([buildReturn()], () => buildReturn({ state: 'approved' }));
    await userEvent.type((await card()).getByLabelText('Reason'), 'Perhaps worn');
    await userEvent.click((await card()).getByRole('button', { name: 'Approve' }));
    expect(sent(calls)).toEqual([['/auth/panel/returns/r1', { action: 'approve' }]]);
    await vi.waitFor(() => expect(success).toHaveBeenCalledWith('Return approved', { autoClose: 2000 }));
    expect(screen.getByRole('article')).toHaveFocus();
    expect((await card()).getByLabelText('Reason')).toHaveValue('Perhaps worn');
  });

  it('leave the focus in the list when they leave it', async () => {
    const [returns, moved] = [[buildReturn()], buildReturn({ state: 'approved' })];
    open(
      () => answerList(returns),
      () => returns.splice(0) && moved,
    );
    await userEvent.click((await card()).getByRole('button', { name: 'Approve' }));
    expect(await screen.findByText('No returns found.')).toBeVisible();
    expect(document.activeElement).toContainElement(screen.getByText('No returns found.'));
    expect(document.body).not.toHaveFocus();
  });

  it('are refused only with a reason, which stays typed when saving fails', async () => {
    const calls = open([buildReturn()], () => refusal(409, 'This return has changed in the meantime.'));
    const one = await card();
    await userEvent.click(one.getByRole('button', { name: 'Refuse' }));
    expect(one.getByLabelText('Reason')).toHaveFocus();
    expect(one.getByLabelText('Reason')).toHaveAccessibleDescription(/Please say why, for the shopper\./);
    await userEvent.type(one.getByLabelText('Reason'), 'It was worn.');
    await userEvent.click(one.getByRole('button', { name: 'Refuse' }));
    expect(sent(calls)).toEqual([['/auth/panel/returns/r1', { action: 'refuse', answer: 'It was worn.' }]]);
    expect(await one.findByText('This return has changed in the meantime.')).toBeVisible();
    expect(one.getByLabelText('Reason')).toHaveValue('It was worn.');
  });

  it('are accepted with the choice to sell the piece again, and exchanges are sent with a tracking ID', async () => {
    const exchange = { kind: 'exchange', size: 'L', fee: 0, refund: 0, answerBy: null } as const;
    const calls = open([
      buildReturn({ ...exchange, state: 'picked-up', actions: ['accept', 'reject'] }),
      buildReturn({ ...exchange, _id: 'r2', quantity: 2, state: 'to-send', actions: ['send'] }),
    ]);
    const one = await card();
    expect(one.getByText('Exchange for size L')).toBeVisible();
    await userEvent.click(one.getByRole('button', { name: 'Accept, do not sell, exchange' }));
    const two = within(screen.getByRole('article', { name: '2 × Linen shirt, order AA-7K3F-92QD' }));
    await userEvent.type(two.getByLabelText('Tracking ID'), 'DT 9');
    await userEvent.click(two.getByRole('button', { name: 'New item sent' }));
    expect(sent(calls)).toEqual([
      ['/auth/panel/returns/r1', { action: 'accept', restock: false }],
      ['/auth/panel/returns/r2', { action: 'send', trackingId: 'DT 9' }],
    ]);
  });

  it('let an admin send the mail about the present state again, and a seller not', async () => {
    const answers = [{ message: 'The email is on its way.' }, refusal(429, 'Too many mails. Please wait.')];
    const calls = open([buildReturn()], () => answers.shift(), 'admin');
    const button = (await card()).getByRole('button', { name: 'Send email again' });
    await userEvent.click(button);
    await vi.waitFor(() => expect(success).toHaveBeenCalledWith('The email is on its way.', { autoClose: 2000 }));
    await userEvent.click(button);
    expect(await (await card()).findByRole('alert')).toHaveTextContent('Too many mails. Please wait.');
    expect(calls.filter(({ method }) => method === 'POST').map(({ path }) => path)).toEqual(
      Array(2).fill('/auth/panel/returns/r1/mail'),
    );
    cleanup();
    open([buildReturn()]);
    expect((await card()).queryByRole('button', { name: 'Send email again' })).toBeNull();
  });

  it('say when there are none, and offer to ask again when they do not come', async () => {
    let fails = true;
    open(() => (fails ? refusal(500, 'Broken') : answerList([])));
    expect(await screen.findByText('The returns could not be loaded.')).toBeVisible();
    fails = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No returns found.')).toBeVisible();
  });
});
