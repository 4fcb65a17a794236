import { createTestPlatform, refusal, TestPlatform } from '@aaram/shared-platform/testing';
import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ListingsPage } from './listings-page.tsx';

function open(answer: unknown) {
  const platform = createTestPlatform(() => answer);
  platform.queryClient.setDefaultOptions({ queries: { retry: false } });
  platform.startSession({ token: 't', user: { id: 'u1', role: 'seller', isVerified: true, name: 'Meher' } });
  render(
    <TestPlatform platform={platform}>
      <ListingsPage />
    </TestPlatform>,
  );
}
const weak = { _id: 'p1', name: 'Linen kurta', image: null, score: 75, lacking: ['maker', 'pictures'] };

// rules: score-of-a-listing
it('lists the weakest listings with what each lacks, and leads to the product', async () => {
  open([weak]);
  const table = await screen.findByRole('table', { name: 'Weakest listings' });
  expect(within(table).getByRole('link', { name: 'Linen kurta' })).toHaveAttribute('href', '/admin-edit-product/p1');
  expect(within(table).getByText('75 of 100')).toBeVisible();
  expect(within(table).getByText('maker or packer (by law), three pictures')).toBeVisible();
});

it('says that nothing is missing', async () => {
  open([]);
  expect(await screen.findByText('All products on sale are complete.')).toBeVisible();
});

it('offers another try when the list could not be read', async () => {
  open(refusal(500, 'INTERNAL', 'Broken.'));
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});
