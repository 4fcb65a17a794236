import { toast } from '@aaram/shared-platform';
import { dialogQueue } from '@aaram/shared-platform/host';
import { TestPlatform } from '@aaram/shared-platform/testing';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Answers, makeProfile, refuse, signedInPlatform } from '#lib/testing/fixtures.ts';
import { ReviewForm } from './review-form.tsx';

const success = vi.spyOn(toast, 'success').mockReturnValue(undefined);
const addresses = ['/media/review-a_9x9_ffffff/9.webp', '/media/review-b_9x9_ffffff/9.webp'];

function open(answers: Answers = {}) {
  const tools = signedInPlatform({
    'POST /auth/uploads/review': { pictures: addresses },
    'POST /auth/reviews/add': { _id: 'r1' },
    ...answers,
  });
  render(
    <TestPlatform
      platform={tools.platform}
      routes={[{ path: '/', element: <ReviewForm product={{ _id: 'p1', name: 'Linen shirt' }} /> }]}
      at="/"
    />,
  );
  return tools;
}
const picture = (name: string) => new File([name], name, { type: 'image/jpeg' });

async function fillIn(files: File[]) {
  await userEvent.click(screen.getByRole('radio', { name: /^4/ }));
  await userEvent.type(screen.getByLabelText('Comment'), '  Soft  ');
  if (files.length > 0) {
    await userEvent.click(screen.getByRole('button', { name: 'Add pictures' }));
    await userEvent.upload(await screen.findByLabelText('Add up to 3 pictures'), files);
  }
}
const send = () => userEvent.click(screen.getByRole('button', { name: 'Submit review' }));

beforeEach(() => {
  vi.clearAllMocks();
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }));
});
afterEach(() => {
  for (const request of dialogQueue.get()) {
    request.settle(false);
  }
});

describe('a review', () => {
  it('without pictures is the product, the stars and the comment alone', async () => {
    const { callsTo } = open();
    await fillIn([]);
    await send();
    await waitFor(() => expect(success).toHaveBeenCalledWith('Review submitted successfully!'));
    const sent = callsTo('POST /auth/reviews/add');
    expect(sent).toMatchObject([{ body: { productId: 'p1', rating: 4, comment: 'Soft' } }]);
    expect(sent[0]?.body).not.toHaveProperty('media');
  });

  // rules: reviews-shown
  it('says before it is sent whose name it will show', async () => {
    open({ 'GET /auth/me/profile': makeProfile({ name: ' Asha Rao ' }) });
    expect(await screen.findByText('Your review is shown as Asha Rao.')).toBeVisible();
  });

  it('takes its pictures along by the addresses they were given', async () => {
    const { callsTo } = open();
    await fillIn([picture('front.jpg'), picture('back.jpg')]);
    await send();
    await waitFor(() => expect(success).toHaveBeenCalled());
    expect(callsTo('POST /auth/reviews/add')[0]?.body).toEqual({
      productId: 'p1',
      rating: 4,
      comment: 'Soft',
      media: addresses,
    });
    await waitFor(() => expect(screen.queryByAltText('front.jpg')).toBeNull());
  });

  // rules: uploads
  it('names a file that is no picture, with what is allowed', async () => {
    open();
    await userEvent.click(screen.getByRole('button', { name: 'Add pictures' }));
    const notes = new File(['x'], 'notes.pdf', { type: 'application/pdf' });
    await userEvent.upload(await screen.findByLabelText('Add up to 3 pictures'), [notes], { applyAccept: false });
    const named = 'notes.pdf is not a picture. Allowed: JPEG, PNG, WebP or AVIF, at most 8 MB each.';
    expect(await screen.findByText(named)).toBeVisible();
  });

  it('whose picture is refused says why, keeps everything, and does not send the same pictures twice', async () => {
    const message = 'This picture is too large. The limit is 8 MB.';
    let isRefused = true;
    let isDown = true;
    const { callsTo } = open({
      'POST /auth/uploads/review': () => (isRefused ? refuse(413, 'TOO_LARGE', message) : { pictures: addresses }),
      'POST /auth/reviews/add': () => (isDown ? refuse(500, 'INTERNAL', 'Something went wrong.') : { _id: 'r1' }),
    });
    await fillIn([picture('front.jpg'), picture('back.jpg')]);
    await send();
    await waitFor(() => expect(dialogQueue.get()[0]?.message).toBe(message));
    act(() => dialogQueue.get()[0]?.settle(true));
    expect(callsTo('POST /auth/reviews/add')).toEqual([]);
    expect(screen.getByLabelText('Comment')).toHaveValue('  Soft  ');
    expect(screen.getByAltText('front.jpg')).toBeVisible();
    isRefused = false;
    await send();
    await waitFor(() => expect(dialogQueue.get()[0]?.message).toBe('Something went wrong.'));
    act(() => dialogQueue.get()[0]?.settle(true));
    isDown = false;
    await send();
    await waitFor(() => expect(success).toHaveBeenCalled());
    expect(callsTo('POST /auth/uploads/review')).toHaveLength(2);
    expect(callsTo('POST /auth/reviews/add')).toHaveLength(2);
  });
});
