import type { PanelCredit } from '@aaram/shared-domain/credit';
import { toast } from '@aaram/shared-platform';
import { answerList, createTestPlatform, refusal, TestPlatform } from '@aaram/shared-platform/testing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { buildCredit } from '#testing/build-credit.ts';
import { CreditsPage } from './credits-page.tsx';

const success = vi.spyOn(toast, 'success').mockImplementation(() => {});
beforeEach(() => vi.clearAllMocks());

type Call = { method: string; path: string; body: unknown };

function open(
  credits: PanelCredit[] | (() => Response),
  { role = 'admin', write = buildCredit }: { role?: 'admin' | 'seller'; write?: () => unknown } = {},
) {
  const calls: Call[] = [];
  const platform = createTestPlatform((call) => {
    calls.push(call);
    if (call.method !== 'GET') {
      return write();
    }
    return typeof credits === 'function' ? credits() : answerList(credits);
  });
  platform.queryClient.setDefaultOptions({ queries: { retry: false } });
  platform.startSession({ token: 't', user: { id: 'u1', role, isVerified: true, name: 'Kavita' } });
  render(
    <TestPlatform platform={platform} at="/admin-credits">
      <CreditsPage />
    </TestPlatform>,
  );
  return calls;
}

const card = async () => within(await screen.findByRole('article', { name: 'Gift card of ₹1,000.00, …44MP' }));
const writes = (calls: Call[]) => calls.filter(({ method }) => method === 'PUT').map(({ path, body }) => [path, body]);
const press = async (name: string) => userEvent.click((await card()).getByRole('button', { name }));

describe('Credits', () => {
  it('show whose they are, who bought them for whom, and their movements', async () => {
    open([buildCredit({ balance: 700, owner: { name: 'Farah Khan' } })]);
    const one = await card();
    for (const words of ['Farah Khan', '₹700.00 left', 'kavya@example.com', 'Order AA-7K3F-92QD', '+ ₹1,000.00']) {
      expect(one.getByText(words)).toBeVisible();
    }
  });

  it.each([
    [{}, 'Valid'],
    [{ isValid: false, balance: 0 }, 'Spent'],
    [{ isValid: false, expiresAt: '2026-01-02T10:00:00.000Z' }, 'Expired'],
    [{ isValid: false, isWithdrawn: true }, 'Withdrawn'],
  ])('say how they are: %o', async (over, words) => {
    open([buildCredit(over)]);
    expect((await card()).getByText(words)).toBeVisible();
  });

  it('are sent again without a reason', async () => {
    const calls = open([buildCredit()]);
    await press('Send the email again');
    expect(writes(calls)).toEqual([['/auth/panel/credits/c1', { action: 'mail', reason: '' }]]);
    await vi.waitFor(() => expect(success).toHaveBeenCalledWith('The email is sent again', { autoClose: 2000 }));
    expect(screen.getByRole('article')).toHaveFocus();
  });

  it('are withdrawn with a reason only, which stays when it fails', async () => {
    let fails = true;
    const calls = open([buildCredit()], {
      write: () => (fails ? refusal(409, 'Nothing is left on this credit.') : buildCredit()),
    });
    await press('Withdraw');
    expect((await card()).getByLabelText('Reason')).toHaveAccessibleDescription(/Please say why\./);
    expect(writes(calls)).toEqual([]);
    await userEvent.type((await card()).getByLabelText('Reason'), 'Paid with a stolen card.');
    await press('Withdraw');
    expect(await screen.findByText('Nothing is left on this credit.')).toBeVisible();
    expect((await card()).getByLabelText('Reason')).toHaveValue('Paid with a stolen card.');
    fails = false;
    await press('Withdraw and refund the buyer');
    expect(writes(calls).at(-1)?.[1]).toEqual({ action: 'refund', reason: 'Paid with a stolen card.' });
    await vi.waitFor(() => expect(success).toHaveBeenCalled());
  });

  it('offer nothing that the server does not', async () => {
    open([buildCredit({ actions: [] })]);
    expect((await card()).queryByRole('button')).toBeNull();
  });

  it('are searched by what is typed, and by kind', async () => {
    const calls = open([buildCredit()]);
    await card();
    await userEvent.selectOptions(screen.getByLabelText('Show credits of kind'), 'gift-card');
    await userEvent.type(screen.getByLabelText('Search credits'), '44MP');
    await vi.waitFor(() => expect(calls.at(-1)?.path).toContain('q=44MP&kind=gift-card'));
  });

  it('say when there are none, and offer to ask again when they do not come', async () => {
    let fails = true;
    open(() => (fails ? refusal(500, 'Broken') : answerList([])));
    expect(await screen.findByText('The credits could not be loaded.')).toBeVisible();
    fails = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No credits found.')).toBeVisible();
  });

  it('are nothing for sellers', async () => {
    const calls = open([], { role: 'seller' });
    expect(await screen.findByText('This page is for admins.')).toBeVisible();
    expect(calls).toEqual([]);
  });
});
