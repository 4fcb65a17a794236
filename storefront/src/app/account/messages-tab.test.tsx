import type { MessageChoices } from '@aaram/shared-domain/message';
import { toast } from '@aaram/shared-platform';
import { TestPlatform } from '@aaram/shared-platform/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Answers, makeProfile, refuse, signedInPlatform } from '#lib/testing/fixtures.ts';
import { makeChoices } from '#lib/testing/message-choices.ts';
import { UserDashboardPage } from './user-dashboard-page.tsx';

const failure = vi.spyOn(toast, 'error').mockReturnValue(undefined);
const user = { id: 'u1', role: 'user', isVerified: true, name: 'Ananya Rao' } as const;

function open(answers: Answers = {}) {
  const tools = signedInPlatform({
    'GET /auth/me/profile': makeProfile(),
    'POST /auth/me/token': { token: null, user },
    'GET /auth/me/messages': makeChoices(),
    ...answers,
  });
  const routes = [{ path: '/user-dashboard', Component: UserDashboardPage }];
  render(<TestPlatform platform={tools.platform} routes={routes} at="/user-dashboard?tab=messages" />);
  return tools;
}

const kind = async (name: string) => within(await screen.findByRole('group', { name }));

beforeEach(() => vi.clearAllMocks());

describe('the messages that I want', () => {
  // rules: kinds-of-messages
  it('has a choice for each kind and channel, and says what each kind is', async () => {
    open();
    const restock = await kind('Back in stock');
    expect(restock.getByRole('checkbox', { name: 'Email' })).toBeChecked();
    expect(restock.getByRole('checkbox', { name: 'WhatsApp' })).not.toBeChecked();
    expect(screen.getByRole('group', { name: 'Back in stock' })).toHaveAccessibleDescription(
      'Something you asked about can be bought again.',
    );
  });

  it('has no choice where a mail is always sent, and says why', async () => {
    open();
    const refunds = await kind('Refunds');
    expect(refunds.queryByRole('checkbox', { name: /Email/ })).toBeNull();
    expect(refunds.getByText('Email, always on')).toBeVisible();
    expect(refunds.getByRole('checkbox', { name: 'SMS' })).toBeChecked();
    expect(screen.getByText(/always sent: they are your record/)).toBeVisible();
  });

  // rules: kinds-of-messages
  it('says where short messages come to while no number is confirmed', async () => {
    open();
    expect(await screen.findByText(/come to a confirmed mobile number only/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Confirm it under Security' })).toHaveAttribute(
      'href',
      '/user-dashboard?tab=security',
    );
  });

  it.each([
    ['the number is confirmed', { 'GET /auth/me/profile': makeProfile({ isMobileProved: true }) }],
    ['the store sends mail alone', { 'GET /auth/me/messages': makeChoices(['mail']) }],
  ])('says nothing of a number where %s', async (_, answers) => {
    open(answers);
    await kind('Refunds');
    expect(screen.queryByText(/confirmed mobile number/)).toBeNull();
  });

  // rules: kinds-of-messages
  it('leaves out the kinds that the store does not send, and their group', async () => {
    const choices = makeChoices().choices.filter(({ kind }) => kind !== 'price-drop' && kind !== 'restock');
    open({ 'GET /auth/me/messages': { choices } });
    await kind('Refunds');
    expect(screen.queryByText('Lower prices')).toBeNull();
    expect(screen.queryByText('What you asked us to watch')).toBeNull();
  });

  // rules: kinds-of-messages
  it('offers no channel that the store does not have', async () => {
    open({ 'GET /auth/me/messages': makeChoices(['mail']) });
    await kind('Refunds');
    expect(screen.queryByText(/SMS|WhatsApp/)).toBeNull();
  });

  // rules: kinds-of-messages
  it('is saved at once, by the keyboard too', async () => {
    const { callsTo } = open({ 'PUT /auth/me/messages': makeChoices() });
    const box = (await kind('Back in stock')).getByRole('checkbox', { name: 'WhatsApp' });
    box.focus();
    await userEvent.keyboard(' ');
    expect(box).toBeChecked();
    await waitFor(() => expect(callsTo('PUT /auth/me/messages')).toHaveLength(1));
    expect(callsTo('PUT /auth/me/messages')[0]?.body).toEqual({ kind: 'restock', channel: 'whatsapp', isWanted: true });
    expect(failure).not.toHaveBeenCalled();
  });

  it('goes back when it could not be saved, and says so', async () => {
    open({ 'PUT /auth/me/messages': refuse(503, 'UNAVAILABLE_NOW', 'The store is not available right now.') });
    const box = (await kind('Lower prices')).getByRole('checkbox', { name: 'Email' });
    await userEvent.click(box);
    await waitFor(() => expect(failure).toHaveBeenCalledWith('The store is not available right now.'));
    expect(box).toBeChecked();
  });

  it('offers a retry when the choices do not come', async () => {
    const choices: MessageChoices = makeChoices();
    let isBroken = true;
    open({
      'GET /auth/me/messages': () => (isBroken ? refuse(500, 'INTERNAL', 'Something went wrong.') : choices),
    });
    expect(await screen.findByText('Your choices could not be loaded.')).toBeVisible();
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await kind('Refunds');
  });
});
