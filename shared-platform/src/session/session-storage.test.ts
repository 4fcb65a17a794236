import type { CartItem } from '@aaram/shared-domain/cart';
import { queryKeys } from '@aaram/shared-domain/contract';
import { describe, expect, it } from 'vitest';
import { createTestPlatform } from '../testing/index.tsx';
import { isLapsed, loggedOut } from './session-slice.ts';
import { parseSession, SESSION_KEY } from './session-storage.ts';

const login = { token: 't', user: { id: 'u1', role: 'seller', isVerified: true, name: 'Asha' } } as const;

describe('the stored session', () => {
  // rules: session-record
  it('is one plain object under auth-storage with its seven fields', () => {
    createTestPlatform(() => null).startSession(login);
    expect(SESSION_KEY).toBe('auth-storage');
    expect(JSON.parse(localStorage.getItem('auth-storage') ?? '')).toEqual({
      isAuthenticated: true,
      token: 't',
      role: 'seller',
      userId: 'u1',
      isVerified: true,
      cart: [],
      loading: false,
    });
  });

  // rules: session-record
  it('follows the cart, whatever changed it', () => {
    const platform = createTestPlatform(() => null);
    platform.startSession(login);
    const items = [{ _id: 'line' }] as unknown as CartItem[];
    platform.queryClient.setQueryData(queryKeys.cart(), { items, total: 1 });
    expect(JSON.parse(localStorage.getItem('auth-storage') ?? '').cart).toEqual(items);
    platform.queryClient.setQueryData(queryKeys.cart(), { items: [], total: 0 });
    expect(JSON.parse(localStorage.getItem('auth-storage') ?? '').cart).toEqual([]);
  });

  // rules: sessions-end
  it('is reset by logging out', () => {
    const platform = createTestPlatform(() => null);
    platform.startSession(login);
    platform.endSession();
    const fresh = { token: null, role: null, userId: null, isVerified: false, cart: [], loading: false };
    expect(parseSession(localStorage.getItem('auth-storage'))).toEqual({ isAuthenticated: false, ...fresh });
    expect(platform.store.getState().session).toEqual({ isAuthenticated: false, ...fresh });
  });

  it.each(['', 'null', '{', '[]', '{"isAuthenticated":true}', '{"isAuthenticated":true,"token":7,"userId":"u"}'])(
    'counts as logged out when it is damaged: %s',
    (stored) => {
      expect(parseSession(stored)).toEqual(loggedOut);
    },
  );

  it('never takes a role it does not know', () => {
    const stored = JSON.stringify({ isAuthenticated: true, token: 't', userId: 'u', role: 'owner' });
    expect(parseSession(stored).role).toBe('user');
  });

  it('lapses when the server no longer knows it: without a token, and with nothing of the person forgotten yet', async () => {
    const platform = createTestPlatform(() => Response.json({ code: 'NOT_LOGGED_IN', message: 'x' }, { status: 401 }));
    platform.startSession(login);
    platform.queryClient.setQueryData(queryKeys.cart(), { items: [], total: 0 });
    await expect(platform.api.getProfile()).rejects.toMatchObject({ status: 401, code: 'NOT_LOGGED_IN' });
    const { session } = platform.store.getState();
    expect([isLapsed(session), session.token, session.userId]).toEqual([true, null, 'u1']);
    expect(platform.queryClient.getQueryData(queryKeys.cart())).toBeDefined();
    platform.endSession();
    expect(platform.store.getState().session).toEqual(loggedOut);
    expect(platform.queryClient.getQueryData(queryKeys.cart())).toBeUndefined();
  });

  it('is read by another page as ended once the token is gone', () => {
    expect(parseSession(JSON.stringify({ isAuthenticated: true, token: null, userId: 'u1' }))).toEqual(loggedOut);
  });
});
