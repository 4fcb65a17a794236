import { toast } from '@aaram/shared-platform';
import { TestPlatform } from '@aaram/shared-platform/testing';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { makeProduct, signedInPlatform } from '#lib/testing/fixtures.ts';
import { useWishlistToggle } from './use-wishlist-toggle.ts';

function Heart() {
  const { has, toggle } = useWishlistToggle();
  return <button type="button" aria-label="Heart" aria-pressed={has('p1')} onClick={() => toggle('p1')} />;
}

/** A heart whose answers come when the test says so, in the order of the calls. */
async function renderHeart(listed: unknown[]) {
  const answers: PromiseWithResolvers<unknown>[] = [];
  const answerLater = () => {
    const answer = Promise.withResolvers<unknown>();
    answers.push(answer);
    return answer.promise;
  };
  const { platform, calls } = signedInPlatform({
    'GET /auth/get-wishlist': listed,
    'POST /auth/add-wishlist': answerLater,
    'DELETE /auth/remove-wishlist': answerLater,
  });
  render(<TestPlatform platform={platform} at="/" routes={[{ path: '/', Component: Heart }]} />);
  await waitFor(() => expect(platform.queryClient.isFetching()).toBe(0));
  const heart = await screen.findByRole('button', { name: 'Heart' });
  return { heart, calls: () => calls.map(({ key }) => key).slice(1), answer: (index: number) => answers[index] };
}

describe('a heart', () => {
  // rules: wishlist-texts
  it('changes at once, and stays so when the answer is there', async () => {
    const { heart, answer } = await renderHeart([]);
    await userEvent.click(heart);
    expect(heart).toBePressed();
    await act(async () => answer(0)?.resolve([makeProduct({ _id: 'p1' })]));
    expect(heart).toBePressed();
  });

  // rules: wishlist-texts
  it('changes back when that fails, and says so', async () => {
    const error = vi.spyOn(toast, 'error').mockReturnValue(undefined);
    const { heart, answer } = await renderHeart([makeProduct({ _id: 'p1' })]);
    await waitFor(() => expect(heart).toBePressed());
    await userEvent.click(heart);
    expect(heart).not.toBePressed();
    await act(async () => answer(0)?.resolve(Response.json({ message: 'no', code: 'INTERNAL' }, { status: 500 })));
    await waitFor(() => expect(heart).toBePressed());
    expect(error).toHaveBeenCalledOnce();
  });

  // rules: wishlist-texts
  it('tapped twice is asked for twice, one after the other, and ends as the last tap left it', async () => {
    const { heart, calls, answer } = await renderHeart([]);
    await userEvent.click(heart);
    await userEvent.click(heart);
    expect(heart).not.toBePressed();
    expect(calls()).toEqual(['POST /auth/add-wishlist']);
    await act(async () => answer(0)?.resolve([makeProduct({ _id: 'p1' })]));
    expect(heart).not.toBePressed();
    await waitFor(() => expect(calls()).toEqual(['POST /auth/add-wishlist', 'DELETE /auth/remove-wishlist']));
    await act(async () => answer(1)?.resolve([]));
    expect(heart).not.toBePressed();
  });
});
