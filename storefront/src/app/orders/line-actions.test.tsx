import type { OrderReturns, Return } from '@aaram/shared-domain/return';
import { toast } from '@aaram/shared-platform';
import { dialogQueue } from '@aaram/shared-platform/host';
import { TestPlatform } from '@aaram/shared-platform/testing';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { makeOrder, refuse, signedInPlatform } from '#lib/testing/fixtures.ts';
import { type LineOffer, makeLineOffer, makeReturn, returnable } from '#lib/testing/returns.ts';
import { TrackOrderPage } from './track-order-page.tsx';

const success = vi.spyOn(toast, 'success').mockReturnValue(undefined);
const GET = 'GET /orders/order-1/returns';
const POST = 'POST /orders/order-1/returns';

class SeesAll {
  readonly #tell: (entries: { isIntersecting: boolean }[]) => void;
  constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
    this.#tell = tell;
  }
  observe() {
    this.#tell([{ isIntersecting: true }]);
  }
  disconnect() {}
}
beforeEach(() => {
  vi.clearAllMocks();
  vi.stubGlobal('IntersectionObserver', SeesAll);
});

const answerWith = (offer: Partial<LineOffer>, returns: Return[] = []): OrderReturns => ({
  lines: [makeLineOffer(offer)],
  returns,
});

function open(answers: Record<string, unknown>, changes: Parameters<typeof makeOrder>[0] = {}) {
  const tools = signedInPlatform({ 'GET /orders/user-orders': [makeOrder(changes)], ...answers });
  render(
    <TestPlatform platform={tools.platform} at="/track-order?id=order-1">
      <TrackOrderPage />
    </TestPlatform>,
  );
  return tools;
}
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const form = async () => within(await screen.findByRole('dialog'));

describe("a line's actions", () => {
  // rules: cancelling-pieces
  it('cancel pieces, after saying what goes back', async () => {
    const done = answerWith({}, [
      makeReturn({ kind: 'cancel', state: 'cancelled', reason: null, refund: 2934.18, fee: 0, actions: [] }),
    ]);
    const { callsTo } = open({
      [GET]: answerWith({ cancellable: 2, refunds: [1417.09, 2934.18] }),
      [POST]: done,
    });
    await press('Cancel: Linen shirt');
    const dialog = await form();
    expect(dialog.getByText('₹1,417.09')).toBeVisible();
    await press('Increase quantity');
    expect(dialog.getByText('₹2,934.18')).toBeVisible();
    await press('Cancel 2 pieces');
    expect(await screen.findByText('Cancelled. ₹2,934.18 goes back to you, the way you paid.')).toBeVisible();
    expect(callsTo(POST).map(({ body }) => body)).toEqual([{ line: 'l1', kind: 'cancel', quantity: 2 }]);
    expect(success).toHaveBeenCalledWith('Cancelled');
    expect(document.activeElement).toContainElement(screen.getByText(/^Cancelled\./));
  });

  // rules: asking-for-a-return
  it('ask for a return with its fee named; what was typed stays when it is refused, also while closed', async () => {
    const answers: unknown[] = [refuse(409, 'UNAVAILABLE', 'At most 1 of these pieces can be chosen.')];
    const { callsTo } = open({
      [GET]: answerWith(returnable),
      [POST]: () => answers.shift() ?? answerWith({}, [makeReturn()]),
    });
    await press('Return or exchange: Linen shirt');
    const dialog = await form();
    await userEvent.selectOptions(dialog.getByLabelText('Reason'), 'It does not fit');
    expect(dialog.getByText('₹1,417.09')).toBeVisible();
    expect(dialog.getByText('− ₹80.00')).toBeVisible();
    expect(dialog.getByText('₹1,337.09')).toBeVisible();
    expect(dialog.getByText('₹1,337.09 goes back to you, the way you paid, less the fee of ₹80.')).toBeVisible();
    await userEvent.type(dialog.getByLabelText(/^Comment/), 'Too tight');
    await press('Ask for the return');
    expect(await dialog.findByText('At most 1 of these pieces can be chosen.')).toBeVisible();
    await press('Back');
    await press('Return or exchange: Linen shirt');
    expect((await form()).getByLabelText(/^Comment/)).toHaveValue('Too tight');
    await press('Ask for the return');
    expect(await screen.findByText(/^We have your request for this return and answer it by 24 Nov 2026/)).toBeVisible();
    const body = { line: 'l1', kind: 'return', quantity: 1, reason: 'size', comment: 'Too tight' };
    expect(callsTo(POST).map((call) => call.body)).toEqual([body, body]);
  });

  it('say what is missing beside the field', async () => {
    const { callsTo } = open({ [GET]: answerWith(returnable) });
    await press('Return or exchange: Linen shirt');
    const dialog = await form();
    await press('Ask for the return');
    expect(dialog.getByLabelText('Reason')).toHaveFocus();
    expect(dialog.getByLabelText('Reason')).toHaveAccessibleDescription(/Please choose a reason\./);
    await userEvent.selectOptions(dialog.getByLabelText('Reason'), 'It arrived damaged');
    await press('Ask for the return');
    expect(await dialog.findByText('Please add a picture of the item or of the parcel.')).toBeVisible();
    await userEvent.selectOptions(dialog.getByLabelText('Reason'), 'It does not fit');
    await userEvent.click(dialog.getByRole('radio', { name: /Exchange it/ }));
    expect(dialog.getByText('An exchange costs nothing, and no money goes back.')).toBeVisible();
    await press('Ask for the exchange');
    expect(dialog.getByLabelText('Size wanted')).toHaveAccessibleDescription('Please select a size');
    expect(callsTo(POST)).toEqual([]);
  });

  it('send the pictures that the policy asks for', async () => {
    const { callsTo } = open({
      [GET]: answerWith(returnable),
      'POST /auth/uploads/return': { pictures: ['/media/a.webp'] },
      [POST]: answerWith({}, [makeReturn()]),
    });
    await press('Return or exchange: Linen shirt');
    const dialog = await form();
    await userEvent.selectOptions(dialog.getByLabelText('Reason'), 'It arrived damaged');
    const picture = new File(['x'], 'torn.png', { type: 'image/png' });
    await userEvent.upload(await dialog.findByLabelText(/^Add up to 3 pictures/), picture);
    await press('Ask for the return');
    await waitFor(() => expect(success).toHaveBeenCalledWith('Your request was sent'));
    expect(callsTo(POST)[0]?.body).toMatchObject({ reason: 'damaged', pictures: ['/media/a.webp'] });
  });

  it('withdraw a request after a question', async () => {
    open({
      [GET]: answerWith({}, [makeReturn()]),
      'POST /orders/order-1/returns/r1/withdraw': answerWith(returnable, [
        makeReturn({ state: 'withdrawn', answerBy: null, actions: [] }),
      ]),
    });
    await press(/^Withdraw request/);
    await waitFor(() => expect(dialogQueue.get()[0]?.message).toBe('Withdraw this request?'));
    act(() => dialogQueue.get()[0]?.settle(true));
    expect(await screen.findByText('You have withdrawn this request.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Return or exchange: Linen shirt' })).toBeVisible();
  });

  it('say why nothing can be asked, and what goes back only for a fault', async () => {
    open({ [GET]: answerWith({ why: 'The time for a return ended on 17 Nov 2026, 3:30 pm.' }) });
    expect(await screen.findByText('The time for a return ended on 17 Nov 2026, 3:30 pm.')).toBeVisible();
  });

  it('name the terms of an own design', async () => {
    const customImages = { rawImage: '/media/a.webp', previewImage: '/media/b.webp' };
    const product = makeOrder().product.map((line) => ({ ...line, customImages }));
    const { reasons } = returnable;
    open({ [GET]: answerWith({ ...returnable, reasons: reasons.slice(1) }) }, { product });
    expect(await screen.findByText(/^With your own design\. Only if it is damaged/)).toBeVisible();
  });

  it('offer to ask again when they do not come', async () => {
    let fails = true;
    open({
      [GET]: () =>
        fails ? refuse(503, 'UNAVAILABLE_NOW', 'Back in a minute.') : answerWith({ cancellable: 1, refunds: [1] }),
    });
    expect(await screen.findByText('Back in a minute.')).toBeVisible();
    fails = false;
    await press('Try again');
    expect(await screen.findByRole('button', { name: 'Cancel: Linen shirt' })).toBeVisible();
  });

  it('are not offered before the payment', async () => {
    const { callsTo } = open({}, { paymentStatus: 'Initiated' });
    expect(await screen.findByRole('article')).toBeVisible();
    expect(callsTo(GET)).toEqual([]);
  });
});
