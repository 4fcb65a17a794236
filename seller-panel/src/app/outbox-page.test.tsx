import { answerList, createTestPlatform, refusal, TestPlatform } from '@aaram/shared-platform/testing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { outboxAnswers } from '#testing/build-outbox.ts';
import { OutboxPage } from './outbox-page.tsx';

function open(role: 'seller' | 'admin', answers: Record<string, unknown> = {}) {
  const asked: string[] = [];
  const all: Record<string, unknown> = { ...outboxAnswers, ...answers };
  const platform = createTestPlatform(({ method, path, body }) => {
    asked.push(`${method} ${path}${body === undefined ? '' : ` ${JSON.stringify(body)}`}`);
    const answer = all[`${method} ${path.split('?')[0]}`];
    return typeof answer === 'function' ? answer(path) : answer;
  });
  platform.queryClient.setDefaultOptions({ queries: { retry: false } });
  platform.startSession({ token: 't', user: { id: 'u1', role, isVerified: true, name: 'Meher' } });
  render(
    <TestPlatform platform={platform}>
      <OutboxPage />
    </TestPlatform>,
  );
  return asked;
}

describe('the outbox', () => {
  // rules: outbox-and-jobs
  it('says what failed and why, in words, and tries it again by a press', async () => {
    const left = { ...outboxAnswers['GET /auth/panel/jobs'], failed: [], failedInAll: 0 };
    const asked = open('admin', { 'POST /auth/panel/jobs/retries': left });
    const failed = await screen.findByRole('table', { name: 'Failed background work' });
    expect(within(failed).getByRole('link', { name: 'AA-7K3F-92QD' })).toHaveAttribute(
      'href',
      '/admin-orders/AA-7K3F-92QD',
    );
    expect(within(failed).getByText('The mail server did not take a mail (EAUTH).')).toBeVisible();
    await userEvent.click(within(failed).getByRole('button', { name: /^Try again: Order confirmed/ }));
    expect(await screen.findByText('Nothing has failed.')).toBeVisible();
    expect(asked).toContain('POST /auth/panel/jobs/retries {"ids":["j1"]}');
  });

  it('tries all of them again, and says why that is not possible', async () => {
    const asked = open('admin', {
      'POST /auth/panel/jobs/retries': refusal(503, 'UNAVAILABLE_NOW', 'Try again in a minute.'),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Try all 2 again' }));
    expect(asked).toContain('POST /auth/panel/jobs/retries {"ids":["j1","j2"]}');
    expect(await screen.findByRole('table', { name: 'Failed background work' })).toBeVisible();
  });

  it('shows messages of the channel that is chosen', async () => {
    const asked = open('admin', {
      'GET /auth/panel/outbox': (path: string) =>
        path.includes('channel=sms') ? answerList([]) : outboxAnswers['GET /auth/panel/outbox'](),
    });
    const sent = await screen.findByRole('table', { name: 'Sent messages' });
    expect(within(sent).getByText('m***@e***.com')).toBeVisible();
    await userEvent.selectOptions(screen.getByLabelText('Sent by'), 'SMS');
    expect(await screen.findByText('Nothing has been sent this way yet.')).toBeVisible();
    expect(asked.some((call) => call.includes('channel=sms'))).toBe(true);
  });

  // rules: outbox-and-jobs
  it('lists differences from the provider by order', async () => {
    open('admin');
    const gaps = await screen.findByRole('table', { name: 'Differences from the payment provider' });
    expect(within(gaps).getByText(/does not match the amount of this order/)).toBeVisible();
  });

  it('is for admins, and asks for nothing as a seller', async () => {
    const asked = open('seller');
    expect(await screen.findByText('This page is for admins.')).toBeVisible();
    expect(asked).toEqual([]);
  });
});
