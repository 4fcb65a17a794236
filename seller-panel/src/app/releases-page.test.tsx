import type { ReleaseOverview } from '@aaram/shared-domain/release';
import { createTestPlatform, refusal, TestPlatform } from '@aaram/shared-platform/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { demoReleases } from '#testing/demo-releases.ts';
import { ReleasesPage } from './releases-page.tsx';

const proved = { token: 't2', user: { id: 'u1', role: 'admin', isVerified: true, name: 'Meher' } } as const;

function open(
  role: 'seller' | 'admin',
  overview: unknown = demoReleases,
  onMove: (body: unknown) => unknown = () => demoReleases,
  onPreview: (body: unknown) => unknown = () => undefined,
) {
  const asked: string[] = [];
  const platform = createTestPlatform(({ method, path, body }) => {
    asked.push(`${method} ${path}`);
    if (path === '/auth/panel/releases/moves') {
      return onMove(body);
    }
    if (path === '/auth/panel/releases/previews') {
      return onPreview(body);
    }
    if (path === '/auth/me/proof') {
      return proved;
    }
    return typeof overview === 'function' ? overview() : overview;
  });
  platform.queryClient.setDefaultOptions({ queries: { retry: false } });
  platform.startSession({ ...proved, user: { ...proved.user, role } });
  render(
    <TestPlatform platform={platform}>
      <ReleasesPage />
    </TestPlatform>,
  );
  return asked;
}
const withState = (state: Partial<ReleaseOverview>) => ({ ...demoReleases, ...state });
const move = {
  part: 'blog',
  how: 'promote',
  version: '0ecc5efa48c2',
  by: 'Meher',
  at: '2026-11-22T14:00:00.000Z',
} as const;

describe('Releases', () => {
  it('shows what is live, since when, by whom, of which commit, and what visitors got of it', async () => {
    open('admin');
    const blog = within(await screen.findByRole('table', { name: 'Versions of blog' }));
    const live = within(blog.getByRole('row', { name: /^5d1f0a7be913 Live/ }));
    const cells = live.getAllByRole('cell').map(({ textContent }) => textContent);
    expect(cells.slice(1)).toEqual(['Asha', 'New pictures', '1a2b3c4d5e6f', '90 %', '1,800', '9 (0.5 %)', '1.4 s', '']);
    expect(screen.getByText(/Rolled back by Asha, .*: Prices were missing\. Builds leave it there\./)).toBeVisible();
    expect(screen.getByText(/instead of its pages: it made no progress/)).toBeVisible();
  });

  it('makes another version live after a reason and a proof of who is there', async () => {
    const bodies: unknown[] = [];
    open('admin', demoReleases, (body) => {
      bodies.push(body);
      return bodies.length === 1
        ? refusal(403, 'Please enter your password again.', 'PROOF_REQUIRED')
        : withState({ underWay: move });
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Promote blog 0ecc5efa48c2' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Promote blog 0ecc5efa48c2?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Promote' }));
    expect(await dialog.findByText('Please say why.')).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'It is tried{Enter}');
    const proof = within(await screen.findByRole('dialog', { name: 'Please confirm that it is you' }));
    await userEvent.type(proof.getByLabelText('Password'), 'the password{Enter}');
    expect(await screen.findByText('Trying all pages of blog 0ecc5efa48c2, for Meher.')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    const requested = {
      part: 'blog',
      how: 'promote',
      version: '0ecc5efa48c2',
      expected: '5d1f0a7be913',
      why: 'It is tried',
    };
    expect(bodies).toEqual([requested, requested]);
  });

  it('gives a version to a share of the visitors, changes the share, and ends it', async () => {
    const bodies: unknown[] = [];
    open('admin', demoReleases, (body) => {
      bodies.push(body);
      return demoReleases;
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Try blog 77aa00bb11cc with some visitors' }));
    const share = screen.getByRole('textbox', { name: 'Share of the visitors, in percent' });
    expect(share).toHaveValue('10');
    await userEvent.clear(share);
    await userEvent.type(screen.getByRole('textbox', { name: 'Reason' }), 'A trial{Enter}');
    expect(await screen.findByText('Please enter a whole number from 1 to 99.')).toBeVisible();
    await userEvent.type(share, '5{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: 'Change share of blog 0ecc5efa48c2' }));
    const wider = screen.getByRole('textbox', { name: 'Share of the visitors, in percent' });
    expect(wider).toHaveValue('10');
    await userEvent.clear(wider);
    await userEvent.type(wider, '50');
    await userEvent.type(screen.getByRole('textbox', { name: 'Reason' }), 'It goes well{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: 'End the canary blog 0ecc5efa48c2' }));
    expect(screen.queryByRole('textbox', { name: 'Share of the visitors, in percent' })).toBeNull();
    await userEvent.type(screen.getByRole('textbox', { name: 'Reason' }), 'Enough seen{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const expected = { part: 'blog', expected: '5d1f0a7be913' };
    expect(bodies).toEqual([
      { ...expected, how: 'canary', version: '77aa00bb11cc', percent: 5, why: 'A trial' },
      { ...expected, how: 'canary', version: '0ecc5efa48c2', percent: 50, why: 'It goes well' },
      { ...expected, how: 'end-canary', version: '0ecc5efa48c2', why: 'Enough seen' },
    ]);
  });

  it('rolls back to the version before, and says why nothing was changed', async () => {
    open('admin', demoReleases, () => refusal(409, 'blog is at another version now.', 'STALE_VERSION'));
    await userEvent.click(await screen.findByRole('button', { name: 'Roll back blog to 77aa00bb11cc' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Reason' }), 'Too slow{Enter}');
    expect(await screen.findByText('blog is at another version now.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('gives the address that shows a version of a remote before it is live, and says why there is none', async () => {
    let fails = false;
    open('admin', demoReleases, undefined, (body) =>
      fails
        ? refusal(404, 'blog 77aa00bb11cc was changed after the build.', 'NOT_FOUND')
        : { address: `/blogs?release=${JSON.stringify(body)}`, until: '2026-11-22T15:00:00.000Z' },
    );
    expect(await screen.findByRole('table', { name: 'Versions of shell' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Preview shell/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Preview blog 0ecc5efa48c2' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Preview of blog 0ecc5efa48c2' }));
    expect(await dialog.findByText(/^It can be seen until 22 Nov 2026/)).toBeVisible();
    expect(dialog.getByRole('link', { name: 'Open the preview' })).toHaveAttribute(
      'href',
      '/blogs?release={"part":"blog","version":"0ecc5efa48c2"}',
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    fails = true;
    await userEvent.click(screen.getByRole('button', { name: 'Preview blog 77aa00bb11cc' }));
    expect(await screen.findByText('blog 77aa00bb11cc was changed after the build.')).toBeVisible();
  });

  it.each([
    [{ ended: { ...move, endedAt: move.at, refusal: null } }, /blog 0ecc5efa48c2 is live\.$/],
    [
      { ended: { ...move, how: 'canary' as const, endedAt: move.at, refusal: null } },
      /: a share of the visitors gets blog 0ecc5efa48c2\.$/,
    ],
    [{ ended: { ...move, endedAt: move.at, refusal: '/blogs fails.\n/gallery fails.' } }, /^\/gallery fails\.$/],
  ])('says how the last move ended', async (state, words) => {
    open('admin', withState(state));
    expect(await screen.findByText(words)).toBeVisible();
  });

  it('says where nothing is released, and what to set where the shop cannot be asked', async () => {
    let fails = true;
    open('admin', () =>
      fails ? refusal(503, 'Releases cannot be managed here: set RELEASES_SECRET.') : withState({ parts: [] }),
    );
    expect(await screen.findByText('Releases cannot be managed here: set RELEASES_SECRET.')).toBeVisible();
    fails = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Nothing has been released yet.')).toBeVisible();
  });

  it('asks for nothing and says so to sellers', async () => {
    const asked = open('seller');
    expect(await screen.findByText('This page is for admins.')).toBeVisible();
    expect(asked).toEqual([]);
  });
});
