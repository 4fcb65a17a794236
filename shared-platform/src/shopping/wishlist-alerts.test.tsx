import { queryKeys } from '@aaram/shared-domain/contract';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { dialogQueue } from '../notify/dialogs.ts';
import { toast } from '../notify/toast.ts';
import { createTestPlatform, TestPlatform } from '../testing/index.tsx';
import { useToggleWishlist } from './wishlist-query.ts';

const success = vi.spyOn(toast, 'success').mockReturnValue(undefined);
const failure = vi.spyOn(toast, 'error').mockReturnValue(undefined);
const login = { token: 't', user: { id: 'u1', role: 'user', isVerified: true, name: 'Asha' } } as const;

function Hearts() {
  const { toggle } = useToggleWishlist();
  return (
    <>
      <button type="button" onClick={() => void toggle('p1', false)}>
        Add
      </button>
      <button type="button" onClick={() => void toggle('p1', true)}>
        Remove
      </button>
    </>
  );
}

function open({ isLoggedIn, answer = () => [] }: { isLoggedIn: boolean; answer?: () => unknown }) {
  const calls: string[] = [];
  const platform = createTestPlatform(({ method, path }) => {
    calls.push(`${method} ${path}`);
    return answer();
  });
  if (isLoggedIn) {
    platform.startSession(login);
  }
  const routes = [
    { path: '/men', element: <Hearts /> },
    { path: '/login', element: <p>the login page</p> },
  ];
  render(<TestPlatform platform={platform} routes={routes} at="/men" />);
  return { calls, platform };
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function expectAlert(message: string) {
  await waitFor(() => expect(dialogQueue.get()[0]?.message).toBe(message));
  dialogQueue.get()[0]?.settle(true);
  await screen.findByText('the login page');
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.clearAllMocks();
});

describe('the wishlist of a visitor', () => {
  // rules: wishlist-texts
  it('asks visitors to log in before something is added', async () => {
    const { calls } = open({ isLoggedIn: false });
    await press('Add');
    await expectAlert('Please log in to add items to your wishlist!');
    expect(calls).toEqual([]);
  });

  // rules: wishlist-texts
  it('asks visitors to log in before something is removed', async () => {
    const { calls } = open({ isLoggedIn: false });
    await press('Remove');
    await expectAlert('Please log in to manage your wishlist!');
    expect(calls).toEqual([]);
  });
});

describe('the wishlist of a shopper', () => {
  // rules: wishlist-texts
  it('is the new list after adding and after removing', async () => {
    let list: unknown[] = [{ _id: 'p1' }];
    const { platform } = open({ isLoggedIn: true, answer: () => list });
    const shown = () => platform.queryClient.getQueryData(queryKeys.wishlist());
    await press('Add');
    await waitFor(() => expect(shown()).toEqual([{ _id: 'p1' }]));
    list = [];
    await press('Remove');
    await waitFor(() => expect(shown()).toEqual([]));
  });

  // rules: wishlist-texts
  it("says 'Item added to Wishlist!' or 'Failed to add to Wishlist.'", async () => {
    let isDown = false;
    open({
      isLoggedIn: true,
      answer: () => (isDown ? Response.json({ code: 'INTERNAL', message: 'x' }, { status: 500 }) : []),
    });
    await press('Add');
    await waitFor(() => expect(success).toHaveBeenCalledWith('Item added to Wishlist!', {}));
    isDown = true;
    await press('Add');
    await waitFor(() => expect(failure).toHaveBeenCalledWith('Failed to add to Wishlist.', {}));
  });
});
