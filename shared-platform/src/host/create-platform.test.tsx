import type { Role } from '@aaram/shared-domain/identity';
import { act, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { useWishlist } from '../shopping/wishlist-query.ts';
import { createTestPlatform, TestPlatform } from '../testing/index.tsx';
import type { PlatformServices } from './platform-context.ts';

const login = (id: string) => ({
  token: `token of ${id}`,
  user: { id, role: 'user' as Role, isVerified: true, name: id },
});

/** Another tab of this browser saved this session. */
function saveInOtherTab(session: object | null) {
  const newValue = session === null ? null : JSON.stringify(session);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'auth-storage', newValue })));
}

let platform: PlatformServices;
/** Calls of the API that have not been answered yet, as [user, answer]. */
let waiting: (() => void)[];

beforeEach(() => {
  localStorage.clear();
  waiting = [];
  platform = createTestPlatform(() => {
    const name = platform.store.getState().session.userId;
    return new Promise((answer) => waiting.push(() => answer([{ _id: '1', name: `liked by ${name}` }])));
  });
});

const answerAll = () => act(async () => waiting.splice(0).forEach((answer) => void answer()));

function Wishlist() {
  const { data = [] } = useWishlist();
  return <p>{data.map(({ name }) => name).join() || 'nothing'}</p>;
}

async function showWishlistOf(id: string) {
  platform.startSession(login(id));
  render(
    <TestPlatform platform={platform}>
      <Wishlist />
    </TestPlatform>,
  );
  await answerAll();
  await screen.findByText(`liked by ${id}`);
}

describe('what one user may see', () => {
  it('is gone from the page and fetched again when another user logs in on top of the session', async () => {
    await showWishlistOf('asha');
    act(() => platform.startSession(login('meera')));
    expect(screen.getByText('nothing')).toBeVisible();
    await answerAll();
    await screen.findByText('liked by meera');
  });

  it('is gone from the page when another user logs in in another tab', async () => {
    await showWishlistOf('asha');
    saveInOtherTab({ ...platform.store.getState().session, userId: 'meera', token: 'token of meera' });
    expect(screen.getByText('nothing')).toBeVisible();
    await answerAll();
    await screen.findByText('liked by meera');
  });

  it('is gone from the page when the user logs out in another tab, and no longer asked for', async () => {
    await showWishlistOf('asha');
    saveInOtherTab(null);
    expect(screen.getByText('nothing')).toBeVisible();
    expect(waiting).toEqual([]);
  });

  it('never comes back with a late answer to the former user', async () => {
    await showWishlistOf('asha');
    act(() => void platform.queryClient.invalidateQueries());
    const late = waiting.splice(0);
    act(() => platform.startSession(login('meera')));
    await act(async () => late.forEach((answer) => void answer()));
    expect(screen.getByText('nothing')).toBeVisible();
  });

  it('stays when the same user logs in again', async () => {
    await showWishlistOf('asha');
    act(() => platform.startSession(login('asha')));
    expect(screen.getByText('liked by asha')).toBeVisible();
  });
});
