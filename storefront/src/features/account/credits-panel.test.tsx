import { TestPlatform } from '@aaram/shared-platform/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { type Answers, makeCredit, signedInPlatform } from '#lib/testing/fixtures.ts';
import { CreditsPanel } from './credits-panel.tsx';

function renderPanel(answers: Answers) {
  const { platform } = signedInPlatform(answers);
  return render(<TestPlatform platform={platform} routes={[{ path: '/', Component: CreditsPanel }]} at="/" />);
}
const at = '2026-11-18T20:00:00.000Z';
const order = 'AA-7K3F-92QD';

it('shows what is on each credit, until when, and what an unpaid order holds', async () => {
  renderPanel({
    'GET /credits': [
      makeCredit({ balance: 300, held: 200 }),
      makeCredit({ _id: 'c2', balance: 0, isValid: false }),
      makeCredit({ _id: 'c3', isValid: false, expiresAt: at }),
      makeCredit({ _id: 'c4', isValid: false, isWithdrawn: true }),
    ],
  });
  const [open, spent, expired, withdrawn] = await screen.findAllByText('Credit note');
  const card = (name?: HTMLElement) => name?.closest('li');
  expect(card(open)).toHaveTextContent(/₹300\.00of ₹500\.00Valid until .*₹200\.00 is held by an order/);
  expect(card(spent)).toHaveTextContent(/₹0\.00of ₹500\.00Spent/);
  expect(card(expired)).toHaveTextContent('Expired on 19 Nov');
  expect(card(withdrawn)).toHaveTextContent('Withdrawn by the store');
});

it('lists the movements, which add up to the balance', async () => {
  const movements = [
    { kind: 'refunded' as const, amount: 100, order, reason: null, at },
    { kind: 'spent' as const, amount: 0, order, reason: null, at },
    { kind: 'held' as const, amount: -200, order, reason: null, at },
    { kind: 'issued' as const, amount: 500, order: null, reason: null, at },
  ];
  renderPanel({ 'GET /credits': [makeCredit({ balance: 400, movements })] });
  await userEvent.click(await screen.findByText('4 movements'));
  const lines = screen.getAllByRole('listitem').map((row) => row.textContent ?? '');
  for (const words of [
    `Refunded from order ${order}+ ₹100.00`,
    `Order ${order} was paid with it`,
    `Set aside for order ${order}− ₹200.00`,
    'Issued+ ₹500.00',
  ]) {
    expect(lines.filter((line) => line.endsWith(words)).length).toBeGreaterThan(0);
  }
});

it('says when there is none', async () => {
  renderPanel({ 'GET /credits': [] });
  expect(await screen.findByText('No credits found.')).toBeVisible();
});
