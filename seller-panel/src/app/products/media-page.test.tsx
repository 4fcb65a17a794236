import type { MediaItem } from '@aaram/shared-domain/media';
import { toast, useLocation } from '@aaram/shared-platform';
import { answerList, createTestPlatform, TestPlatform } from '@aaram/shared-platform/testing';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { MediaPage } from './media-page.tsx';

const success = vi.spyOn(toast, 'success').mockImplementation(() => {});
const item = (over: Partial<MediaItem>): MediaItem => ({
  ...{ _id: 'm1', url: '/media/cuff_750x1000_aabbcc/750.webp', name: 'cuff.jpg', alt: 'A cuff' },
  ...{ original: null, crop: null, createdAt: '2026-11-01T10:00:00.000Z', uses: 1 },
  ...over,
});
const shown = item({});
const free = item({ _id: 'm2', url: '/media/hem_750x1000_aabbcc/750.webp', name: 'hem.jpg', alt: '', uses: 0 });

/** What stands behind the question mark. */
const Address = () => <span data-testid="address">{useLocation().search}</span>;

function open(address = '/') {
  const asked: unknown[] = [];
  const platform = createTestPlatform(({ method, path, body }) => {
    asked.push([`${method} ${path}`, body]);
    if (path.endsWith('/uses')) {
      return { products: path.includes('m1') ? [{ _id: 'p1', name: 'Shirt' }] : [], posts: [] };
    }
    return method === 'GET'
      ? answerList(path.includes('unused=true') ? [free] : [shown, free])
      : { ...free, message: 'Picture removed.' };
  });
  render(
    <TestPlatform platform={platform} at={address}>
      <MediaPage />
      <Address />
    </TestPlatform>,
  );
  return asked;
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

// rules: media-library
it('shows where a picture is used, with the keyboard at it, and takes other words for it', async () => {
  const asked = open();
  await press('Choose cuff.jpg: A cuff');
  expect(screen.getByRole('region', { name: 'The chosen picture' })).toHaveFocus();
  expect(await screen.findByRole('link', { name: 'Shirt' })).toHaveAttribute('href', '/admin-edit-product/p1');
  expect(screen.queryByRole('button', { name: 'Use this picture' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Remove from your pictures' })).toBeNull();
  await userEvent.type(screen.getByLabelText(/^What it shows/), ', blue');
  await press('Save');
  await waitFor(() =>
    expect(asked).toContainEqual(['PUT /auth/panel/media/m1', { name: 'cuff.jpg', alt: 'A cuff, blue' }]),
  );
});

// rules: media-library
it('keeps search and filter in the address, and takes them from there', async () => {
  const asked = open('/?q=hem&shown=unused');
  expect(await screen.findByLabelText('Search by name or what it shows')).toHaveValue('hem');
  expect(screen.getByLabelText('Which pictures')).toHaveValue('unused');
  expect(asked[0]).toEqual([expect.stringMatching(/^GET .*q=hem.*unused=true/), undefined]);
  await userEvent.selectOptions(screen.getByLabelText('Which pictures'), 'All pictures');
  await userEvent.clear(screen.getByLabelText('Search by name or what it shows'));
  await userEvent.type(screen.getByLabelText('Search by name or what it shows'), 'cuff');
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent(/^\?q=cuff$/));
});

// rules: media-library
it('lists what nothing shows, removes it, and brings it back', async () => {
  const asked = open();
  await userEvent.selectOptions(await screen.findByLabelText('Which pictures'), 'Only unused pictures');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Choose cuff.jpg: A cuff' })).toBeNull());
  await press('Choose hem.jpg');
  await press('Remove from your pictures');
  await waitFor(() => expect(success).toHaveBeenCalled());
  const [said, options] = success.mock.lastCall ?? [];
  expect(said).toBe('Picture removed.');
  options?.action?.run();
  await waitFor(() => expect(asked).toContainEqual(['PUT /auth/panel/media/m2', { isRemoved: false }]));
});
