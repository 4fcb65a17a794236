import type { Grievance } from '@aaram/shared-domain/grievance';
import { toast } from '@aaram/shared-platform';
import { answerList, createTestPlatform, refusal, TestPlatform } from '@aaram/shared-platform/testing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { buildComplaint } from '#testing/build-complaint.ts';
import { GrievancesPage } from './grievances-page.tsx';

const success = vi.spyOn(toast, 'success').mockImplementation(() => {});
beforeEach(() => vi.clearAllMocks());

type Call = { method: string; path: string; body: unknown };

function open(
  complaints: Grievance[] | (() => Response),
  { role = 'admin', write }: { role?: 'admin' | 'seller'; write?: () => unknown } = {},
) {
  const calls: Call[] = [];
  const platform = createTestPlatform((call) => {
    calls.push(call);
    if (call.method !== 'GET') {
      return write?.();
    }
    return typeof complaints === 'function' ? complaints() : answerList(complaints);
  });
  platform.queryClient.setDefaultOptions({ queries: { retry: false } });
  platform.startSession({ token: 't', user: { id: 'u1', role, isVerified: true, name: 'Kavita' } });
  render(
    <TestPlatform platform={platform} at="/admin-grievances">
      <GrievancesPage />
    </TestPlatform>,
  );
  return calls;
}

const card = async () => within(await screen.findByRole('article', { name: 'Complaint GR-7K3F-92QD' }));
const writes = (calls: Call[]) => calls.filter(({ method }) => method === 'PUT');

describe('Complaints', () => {
  it('show who complains of what, and what is due until when', async () => {
    open([buildComplaint()]);
    const one = await card();
    expect(one.getByText('Farah Khan')).toBeVisible();
    expect(one.getByRole('link', { name: 'farah@example.com' })).toHaveAttribute('href', 'mailto:farah@example.com');
    expect(one.getByRole('link', { name: 'AA-7K3F-92QD' })).toHaveAttribute('href', '/admin-orders/AA-7K3F-92QD');
    expect(one.getByText(/Settle by/)).toHaveTextContent('Settle by 20 Dec 2999');
    expect(one.getByText('Open')).toBeVisible();
  });

  // rules: complaints
  it('say what is overdue', async () => {
    open([buildComplaint({ acknowledgedAt: null, acknowledgeBy: '2026-01-02T10:00:00.000Z' })]);
    expect((await card()).getByText(/Acknowledge by/)).toHaveTextContent('Overdue: Acknowledge by 2 Jan 2026');
  });

  // rules: complaints
  it('are answered by mail; a blank answer is not sent', async () => {
    const calls = open([buildComplaint()], { write: () => buildComplaint({ state: 'answered' }) });
    const one = await card();
    await userEvent.click(one.getByRole('button', { name: 'Send answer' }));
    await vi.waitFor(() =>
      expect(one.getByLabelText('Answer')).toHaveAccessibleDescription(/Please write an answer\./),
    );
    await userEvent.type(one.getByLabelText('Answer'), 'It is on its way.');
    await userEvent.click(one.getByRole('button', { name: 'Send answer' }));
    await vi.waitFor(() =>
      expect(writes(calls)).toEqual([
        {
          method: 'PUT',
          path: '/auth/panel/grievances/g1',
          body: { action: 'answer', text: 'It is on its way.' },
          key: null,
        },
      ]),
    );
    await vi.waitFor(() => expect(success).toHaveBeenCalledWith('Answer sent', { autoClose: 2000 }));
    expect(one.getByLabelText('Answer')).toHaveValue('');
  });

  it('keep a typed answer when it cannot be sent', async () => {
    open([buildComplaint()], { write: () => refusal(500, 'The mail is away.') });
    const one = await card();
    await userEvent.type(one.getByLabelText('Answer'), 'It is on its way.');
    await userEvent.click(one.getByRole('button', { name: 'Send answer' }));
    expect(await one.findByText('The mail is away.')).toBeVisible();
    expect(one.getByLabelText('Answer')).toHaveValue('It is on its way.');
  });

  it('of somebody without an address are acknowledged by phone', async () => {
    const calls = open([buildComplaint({ email: null, mobile: '9876543210', acknowledgedAt: null })], {
      write: () => buildComplaint(),
    });
    const one = await card();
    expect(one.getByText(/No email address was given: call/)).toBeVisible();
    await userEvent.click(one.getByRole('button', { name: 'Acknowledged by phone' }));
    expect(writes(calls)[0]?.body).toEqual({ action: 'acknowledge' });
  });

  it('are closed once they are answered', async () => {
    const calls = open([buildComplaint({ state: 'answered' })], { write: () => buildComplaint({ state: 'closed' }) });
    await userEvent.click((await card()).getByRole('button', { name: 'Close complaint' }));
    expect(writes(calls)[0]?.body).toEqual({ action: 'close' });
  });

  it('say when there are none, and offer to ask again when they do not come', async () => {
    let fails = true;
    open(() => (fails ? refusal(500, 'Broken') : answerList([])));
    expect(await screen.findByText('The complaints could not be loaded.')).toBeVisible();
    fails = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No complaints found.')).toBeVisible();
  });

  it('are nothing for sellers', async () => {
    const calls = open([], { role: 'seller' });
    expect(await screen.findByText('This page is for admins.')).toBeVisible();
    expect(calls).toEqual([]);
  });
});
