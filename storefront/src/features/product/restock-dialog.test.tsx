import { type PlatformServices, toast } from '@aaram/shared-platform';
import { dialogQueue } from '@aaram/shared-platform/host';
import { createTestPlatform, TestPlatform } from '@aaram/shared-platform/testing';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Answers, makeProduct, makeWholeProduct, refuse, signedInPlatform } from '#lib/testing/fixtures.ts';
import { BuyBox } from './buy-box.tsx';
import { useBuy } from './use-buy.ts';

const failure = vi.spyOn(toast, 'error').mockReturnValue(undefined);
const stock = [
  { size: 'S', quantity: 4 },
  { size: 'M', quantity: 0 },
];
const alert = { _id: 'r1', product: makeProduct(), size: 'M', askedAt: '2026-11-20T08:00:00.000Z' };

function Column({ shown }: { shown: ReturnType<typeof makeWholeProduct> }) {
  const { _id, name, sizeType } = shown;
  return (
    <BuyBox
      buy={useBuy(shown, null)}
      product={{ id: _id, name, sizeType }}
      wishlist={{ has: () => false, toggle: () => {} }}
      buttonsRef={useRef<HTMLDivElement>(null)}
    />
  );
}

function renderColumn(answers: Answers, shown = makeWholeProduct({ stock }), visitor?: PlatformServices) {
  const tools = signedInPlatform(answers);
  render(
    <TestPlatform platform={visitor ?? tools.platform}>
      <Column shown={shown} />
    </TestPlatform>,
  );
  return tools;
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
/** The button on the page, and then the one of the dialog. */
async function ask() {
  await press('Tell me when size M is back');
  const dialog = await screen.findByRole('dialog', { name: 'Tell me when it is back' });
  expect(dialog).toBeVisible();
  const [, button] = screen.getAllByRole('button', { name: 'Tell me when size M is back' });
  await userEvent.click(button ?? dialog);
}

beforeEach(() => {
  localStorage.clear();
  vi.clearAllMocks();
});

describe('a size that is sold out', () => {
  // rules: mail-when-a-size-is-back
  it('notes a size that is sold out, and lets go of it', async () => {
    const { callsTo } = renderColumn({
      'GET /auth/me/restock-alerts': [],
      'POST /auth/me/restock-alerts': [alert],
      'DELETE /auth/me/restock-alerts/r1': [],
    });
    await ask();
    expect(await screen.findByText('You will get an email about size M.')).toBeVisible();
    expect(callsTo('POST /auth/me/restock-alerts')[0]).toMatchObject({ body: { productId: 'p1', size: 'M' } });
    await press('Stop waiting for size M');
    await waitFor(() => expect(screen.queryByText('You will get an email about size M.')).toBeNull());
  });

  it('shows what was asked before', async () => {
    renderColumn({ 'GET /auth/me/restock-alerts': [alert] });
    await press('Tell me when size M is back');
    expect(await screen.findByRole('button', { name: 'Stop waiting for size M' })).toBeVisible();
  });

  it("shows the server's reason when it could not be noted", async () => {
    const words = 'Please confirm your email address first.';
    renderColumn({
      'GET /auth/me/restock-alerts': [],
      'POST /auth/me/restock-alerts': () => refuse(403, 'EMAIL_NOT_VERIFIED', words),
    });
    await ask();
    await waitFor(() => expect(failure).toHaveBeenCalledWith(`This could not be saved. ${words}`));
  });

  it('asks visitors to log in first', async () => {
    renderColumn(
      {},
      undefined,
      createTestPlatform(() => []),
    );
    await ask();
    await waitFor(() => expect(dialogQueue.get()[0]?.message).toBe('Please log in first!'));
    dialogQueue.get()[0]?.settle(true);
  });

  it('is offered for a product without sizes too, and not where all are in stock', async () => {
    const none = [{ size: 'Quantity', quantity: 0 }];
    renderColumn({}, makeWholeProduct({ stock: none, sizeType: 'Quantity', isAvailable: false }));
    expect(screen.getByRole('button', { name: 'Tell me when it is back' })).toBeVisible();
    renderColumn({}, makeWholeProduct({ name: 'Other' }));
    expect(screen.getAllByRole('button', { name: /^Tell me/ })).toHaveLength(1);
  });
});
