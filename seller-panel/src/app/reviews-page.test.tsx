import type { PanelReview } from '@aaram/shared-domain/review';
import { toast } from '@aaram/shared-platform';
import { answerList, createTestPlatform, refusal, TestPlatform } from '@aaram/shared-platform/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { buildPanelReview } from '#testing/build-panel-review.ts';
import { ReviewsPage } from './reviews-page.tsx';

const success = vi.spyOn(toast, 'success').mockImplementation(() => {});
beforeEach(() => vi.clearAllMocks());

type Call = { method: string; path: string; body: unknown };

function open(reviews: PanelReview[] | (() => Response), role: 'admin' | 'seller' = 'seller') {
  const calls: Call[] = [];
  const platform = createTestPlatform((call) => {
    calls.push(call);
    if (call.method !== 'GET') {
      return buildPanelReview();
    }
    return typeof reviews === 'function' ? reviews() : answerList(reviews);
  });
  platform.queryClient.setDefaultOptions({ queries: { retry: false } });
  platform.startSession({
    token: 't',
    user: { id: 'u1', role, isVerified: true, name: 'K' },
  });
  render(
    <TestPlatform platform={platform} at="/admin-reviews">
      <ReviewsPage />
    </TestPlatform>,
  );
  return calls;
}
const card = async () => within(await screen.findByRole('article', { name: 'Review of Linen shirt by Asha R.' }));
const writes = (calls: Call[]) => calls.filter(({ method }) => method !== 'GET');

describe('Reviews in the panel', () => {
  it('are answered by the seller of the product; a blank answer is not sent', async () => {
    const calls = open([buildPanelReview()]);
    const one = await card();
    await userEvent.click(one.getByRole('button', { name: 'Send answer' }));
    await waitFor(() =>
      expect(one.getByLabelText('Answer of the seller')).toHaveAccessibleDescription(/Please write an answer\./),
    );
    await userEvent.type(one.getByLabelText('Answer of the seller'), 'Thank you.');
    await userEvent.click(one.getByRole('button', { name: 'Send answer' }));
    await waitFor(() =>
      expect(writes(calls)).toMatchObject([
        { method: 'PUT', path: '/auth/panel/reviews/r1/answer', body: { text: 'Thank you.' } },
      ]),
    );
    expect(success).toHaveBeenCalledOnce();
    expect(one.queryByRole('button', { name: 'Hide review' })).toBeNull();
  });

  it('have an answer that can be changed and removed', async () => {
    const calls = open([buildPanelReview({ answer: { text: 'Thanks.', at: '2026-11-13T06:00:00.000Z' } })]);
    const one = await card();
    expect(one.getByLabelText('Answer of the seller')).toHaveValue('Thanks.');
    expect(one.getByRole('button', { name: 'Change answer' })).toBeVisible();
    await userEvent.click(one.getByRole('button', { name: 'Remove answer' }));
    expect(writes(calls)).toMatchObject([{ method: 'DELETE', path: '/auth/panel/reviews/r1/answer' }]);
  });

  it('are hidden by admins with a reason, with the answer of the seller beside it', async () => {
    const calls = open([buildPanelReview()], 'admin');
    const one = await card();
    expect(one.getByLabelText('Answer of the seller')).toBeVisible();
    await userEvent.click(one.getByRole('button', { name: 'Hide review' }));
    await waitFor(() =>
      expect(one.getByLabelText('Reason to hide it')).toHaveAccessibleDescription(/Please write a reason\./),
    );
    await userEvent.type(one.getByLabelText('Reason to hide it'), 'It names a person.');
    await userEvent.click(one.getByRole('button', { name: 'Hide review' }));
    await waitFor(() =>
      expect(writes(calls)).toMatchObject([
        { method: 'PUT', path: '/auth/panel/reviews/r1/hiding', body: { reason: 'It names a person.' } },
      ]),
    );
  });

  it('say why and since when they are hidden', async () => {
    const hidden = { reason: 'It names a person.', at: '2026-11-14T06:00:00.000Z' };
    const calls = open([buildPanelReview({ hidden })], 'admin');
    const one = await card();
    expect(one.getByText('Hidden on 14 Nov 2026: It names a person.')).toBeVisible();
    await userEvent.click(one.getByRole('button', { name: 'Show it again' }));
    expect(writes(calls)).toMatchObject([{ method: 'DELETE', path: '/auth/panel/reviews/r1/hiding' }]);
  });

  it('are listed by what was chosen, and say when there are none or they do not load', async () => {
    const calls = open([]);
    expect(await screen.findByText('No reviews found.')).toBeVisible();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Show reviews' }), 'Without an answer');
    expect(calls.at(-1)?.path).toContain('show=unanswered');
  });

  it('can be loaded again when they did not load', async () => {
    open(() => refusal(403, 'no'));
    expect(await screen.findByText('The reviews could not be loaded.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});
