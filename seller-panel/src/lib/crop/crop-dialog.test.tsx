import type { MediaItem } from '@aaram/shared-domain/media';
import { answerList, createTestPlatform, TestPlatform } from '@aaram/shared-platform/testing';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { CropDialog } from './crop-dialog.tsx';

const ORIGINAL = '/media/cuff_1000x1000_aabbcc/1000.webp';
const PART = '/media/part_750x1000_aabbcc/750.webp';
beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

const item = (over: Partial<MediaItem> = {}): MediaItem => ({
  ...{ _id: 'm1', url: ORIGINAL, name: 'cuff.jpg', alt: '', original: null, crop: null, createdAt: '', uses: 0 },
  ...over,
});

/** Opens the dialog on a picture; `found` is its entry in the library. */
function open(picture: string | File, found: MediaItem | null) {
  const [onDone, writes] = [vi.fn(), [] as unknown[]];
  const platform = createTestPlatform(({ method, path, body }) => {
    if (method === 'GET') {
      return answerList(found === null ? [] : [found]);
    }
    writes.push(path.endsWith('/crops') ? body : path);
    const answer = path.endsWith('/crops') ? item({ url: PART }) : { items: [found] };
    return Response.json(answer, { status: 201 });
  });
  render(
    <TestPlatform platform={platform}>
      <CropDialog seller="s1" picture={picture} onDone={onDone} onClose={() => {}} />
    </TestPlatform>,
  );
  return { onDone, writes };
}

async function loadPicture() {
  const picture = await screen.findByRole('img', { name: 'cuff.jpg' });
  Object.defineProperties(picture, { naturalWidth: { value: 1000 }, naturalHeight: { value: 1000 } });
  fireEvent.load(picture);
  return picture;
}

// rules: crops
it('crops to the shape of the store at first, and sends the part of the original', async () => {
  const { onDone, writes } = open(ORIGINAL, item());
  await loadPicture();
  await userEvent.click(screen.getByRole('button', { name: 'Crop' }));
  await waitFor(() => expect(onDone).toHaveBeenCalledWith(PART));
  expect(writes).toEqual([{ crop: { x: 0.125, y: 0, width: 0.75, height: 1 } }]);
});

// rules: crops
it('uses the whole picture again', async () => {
  const cropped = item({ url: PART, original: ORIGINAL, crop: { x: 0.2, y: 0.1, width: 0.5, height: 0.6 } });
  const { onDone, writes } = open(PART, cropped);
  expect(await loadPicture()).toHaveAttribute('src', ORIGINAL);
  await userEvent.click(screen.getByRole('button', { name: 'Use the whole picture' }));
  expect(onDone).toHaveBeenCalledWith(ORIGINAL);
  expect(writes).toEqual([]);
});

it('uploads a file that is not sent yet, and says when the library has no original', async () => {
  const { writes } = open(new File(['x'], 'cuff.png', { type: 'image/png' }), item());
  await loadPicture();
  expect(writes).toEqual(['/auth/panel/media']);
  open('/media/other_1x1_aabbcc/1.webp', null);
  expect(await screen.findByText(/is not in your pictures/)).toBeVisible();
});
