import { toast } from '@aaram/shared-platform';
import { TestPlatform } from '@aaram/shared-platform/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { type Answers, makeBoughtGift, makeCredit, refuse, signedInPlatform } from '#lib/testing/fixtures.ts';
import { CreditsPanel } from './credits-panel.tsx';

function renderPanel(answers: Answers) {
  const tools = signedInPlatform({ 'GET /gift-cards': [], ...answers });
  render(<TestPlatform platform={tools.platform} routes={[{ path: '/', Component: CreditsPanel }]} at="/" />);
  return tools;
}
const at = '2026-11-18T20:00:00.000Z';
const order = 'AA-7K3F-92QD';
const success = vi.spyOn(toast, 'success').mockReturnValue(undefined);

// rules: credits
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

// rules: credits
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

it('adds a gift card by its code, and shows it among the others', async () => {
  const { callsTo } = renderPanel({
    'GET /credits': [],
    'POST /credits': [makeCredit({ kind: 'gift-card', tail: '44MP', amount: 1000, balance: 1000 })],
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Add a gift card' }));
  await userEvent.click(screen.getByRole('button', { name: 'Add it' }));
  expect(screen.getByLabelText('Code of the gift card')).toHaveAccessibleDescription(/Please enter the code/);
  await userEvent.type(screen.getByLabelText('Code of the gift card'), '7k3f 92qd xbt0 44mp{Enter}');
  expect(await screen.findByText('Gift card …44MP')).toBeVisible();
  expect(callsTo('POST /credits')[0]?.body).toEqual({ code: '7k3f 92qd xbt0 44mp' });
  expect(success).toHaveBeenCalledWith('Added: ₹1,000.00 to spend at checkout');
  expect(screen.getByRole('button', { name: 'Add a gift card' })).toHaveFocus();
});

it('says at the field when a code cannot be added', async () => {
  const issues = [{ path: 'code', message: 'This code cannot be added.' }];
  renderPanel({ 'GET /credits': [], 'POST /credits': () => refuse(400, 'INVALID_INPUT', 'Wrong.', { issues }) });
  await userEvent.click(await screen.findByRole('button', { name: 'Add a gift card' }));
  await userEvent.type(screen.getByLabelText('Code of the gift card'), 'nonsense{Enter}');
  const field = screen.getByLabelText('Code of the gift card');
  await vi.waitFor(() => expect(field).toHaveAccessibleDescription(/This code cannot be added\./));
  expect(field).toHaveValue('nonsense');
});

it('lists the gift cards that the shopper has bought, each as it is', async () => {
  renderPanel({
    'GET /credits': [],
    'GET /gift-cards': [makeBoughtGift(), makeBoughtGift({ _id: 'b2', state: 'added' })],
  });
  const [sent, added] = await screen.findAllByText('For Kavya Iyer, kavya@example.com');
  expect(sent?.closest('li')).toHaveTextContent(/₹1,000\.00.*Valid until 18 Feb.*Sent/);
  expect(added?.closest('li')).toHaveTextContent(/Added to an account$/);
});
