import { createTestPlatform, refusal, TestPlatform } from '@aaram/shared-platform/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { UnsubscribePage } from './unsubscribe-page.tsx';

const token = 'restock.mail.0199f0a0-1111-7222-8333-0123456789ab.c2lnbmF0dXJl';

function open(query: string, answer: () => unknown) {
  const call = vi.fn((_name: string) => answer());
  history.replaceState(null, '', `/unsubscribe${query}`);
  const platform = createTestPlatform(({ method, path }) => call(`${method} ${path}`));
  render(<TestPlatform platform={platform} routes={[{ path: '/', Component: UnsubscribePage }]} at="/" />);
  return call;
}
afterEach(() => history.replaceState(null, '', '/'));

describe('the link that stops a kind of message', () => {
  // rules: stopping-messages
  it('asks first, stops it with one press, and says so', async () => {
    const call = open(`?token=${token}`, () => ({ kind: 'restock', channel: 'mail' }));
    expect(screen.getByText(/stop messages by Email about this: Back in stock\?/)).toBeVisible();
    expect(call).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Stop these messages' }));
    const answer = await screen.findByText(/We send nothing by Email about this any more: Back in stock/);
    expect(answer.closest('[tabindex]')).toHaveFocus();
    expect(call).toHaveBeenCalledExactlyOnceWith(`POST /messages/unsubscribe/${token}`);
  });

  it('says what to do when the server refuses it', async () => {
    open(`?token=${token}`, () => refusal(400, 'Please log in and choose under Messages.'));
    await userEvent.click(screen.getByRole('button', { name: 'Stop these messages' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Please log in and choose under Messages.');
    expect(screen.getByRole('link', { name: 'Your account' })).toHaveAttribute('href', '/user-dashboard?tab=messages');
  });

  it('does nothing when it is incomplete', () => {
    const call = open('?token=made-up', () => ({}));
    expect(screen.getByText('This link does not work.')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
    expect(call).not.toHaveBeenCalled();
  });
});
