import type { Role } from '@aaram/shared-domain/identity';
import { createTestPlatform, TestPlatform } from '@aaram/shared-platform/testing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it } from 'vitest';
import { SiteHeader } from './site-header.tsx';

const cart = {
  items: [
    { _id: 'a', quantity: 2 },
    { _id: 'b', quantity: 1 },
  ],
  total: 10,
};

function createPlatform(role?: Role) {
  const calls: string[] = [];
  const platform = createTestPlatform(({ path, method }) => {
    calls.push(`${method} ${path}`);
    return path.startsWith('/auth/cart/') ? cart : path === '/auth/get-wishlist?view=card' ? [{ _id: 'p' }] : null;
  });
  if (role) {
    platform.startSession({ token: 't', user: { id: 'u1', role, isVerified: true, name: 'Asha' } });
  }
  return { platform, calls };
}

function open(role?: Role) {
  const made = createPlatform(role);
  const routes = [
    { path: '/', element: <SiteHeader /> },
    { path: '/login', element: <p>Login page</p> },
    { path: '/men', element: <SiteHeader /> },
  ];
  render(<TestPlatform platform={made.platform} routes={routes} />);
  return made;
}

const bar = () => screen.getByRole('banner');

describe('the header', () => {
  beforeEach(() => {
    localStorage.clear();
    localStorage.setItem('music', 'off');
    document.documentElement.removeAttribute('data-theme');
  });

  // rules: header
  it('offers Login and Signup to visitors and asks for nothing personal', () => {
    const { calls } = open();
    // Twice each: beside the icons on wide screens, in the announcement bar on others.
    for (const [name, address] of [
      ['Signup', '/signup'],
      ['Login', '/login'],
    ] as const) {
      const doors = within(bar()).getAllByRole('link', { name });
      expect(doors.map((door) => door.getAttribute('href'))).toEqual([address, address]);
    }
    expect(screen.queryByRole('button', { name: 'Logout' })).not.toBeInTheDocument();
    expect(calls).toEqual([]);
  });

  // rules: own-page
  it.each([
    ['user', 'My Profile', '/user-dashboard'],
    ['seller', 'Dashboard', '/seller-dashboard'],
    ['admin', 'Dashboard', '/admin-dashboard'],
  ] as const)('shows a %s the way to %s', (role, label, path) => {
    open(role);
    expect(within(bar()).getAllByRole('link', { name: label })[0]).toHaveAttribute('href', path);
    expect(within(bar()).queryByRole('link', { name: 'Signup' })).not.toBeInTheDocument();
  });

  // rules: header
  it('counts pieces in the cart and products on the wishlist', async () => {
    open('user');
    expect(await screen.findByRole('link', { name: 'Cart, 3 items' })).toHaveAttribute('href', '/cart');
    expect(await screen.findByRole('link', { name: 'Wishlist, 1 item' })).toHaveAttribute('href', '/wishlist');
  });

  // rules: header, sessions-end
  it.each([
    ['in the line above', 0],
    ['beside the icons', 1],
  ])('logs out: the session is gone and /login shows (%s)', async (_where, index) => {
    const { platform, calls } = open('user');
    await userEvent.click(screen.getAllByRole('button', { name: 'Logout' })[index] as HTMLElement);
    expect(await screen.findByText('Login page')).toBeInTheDocument();
    expect(platform.store.getState().session.isAuthenticated).toBe(false);
    expect(calls).toContain('POST /auth/logout');
  });

  it('renders the visitor variant first, no matter who is logged in', () => {
    const { platform } = createPlatform('admin');
    const html = renderToString(<TestPlatform platform={platform} routes={[{ path: '/', element: <SiteHeader /> }]} />);
    expect(html).toContain('Signup');
    expect(html).not.toContain('Logout');
    expect(html).not.toContain('style=');
  });

  it('lists every category in the bar and in the dropdown, and marks the present one', () => {
    const { platform } = createPlatform();
    const routes = [{ path: '/men', element: <SiteHeader /> }];
    render(<TestPlatform platform={platform} routes={routes} at="/men" />);
    const marked = screen.getAllByRole('link', { name: 'Men' });
    expect(marked.length).toBeGreaterThan(0);
    expect(marked[0]).toHaveAttribute('aria-current', 'page');
    for (const name of [
      'Women',
      'Kids',
      'Glow',
      'Accessories',
      'Swimwears',
      'Bags',
      'Shoes',
      'Cosmetics',
      'Customized',
    ]) {
      expect(screen.getAllByRole('link', { name }).length).toBeGreaterThan(0);
    }
  });

  it('closes the dropdown on Escape and gives the focus back to it', async () => {
    open();
    const summary = screen.getByText('Categories');
    await userEvent.click(summary);
    const menu = summary.closest('details');
    expect(menu).toHaveAttribute('open');
    const first = within(menu as HTMLElement).getByRole('link', { name: 'Men' });
    first.focus();
    await userEvent.keyboard('{Escape}');
    expect(menu).not.toHaveAttribute('open');
    expect(summary).toHaveFocus();
  });

  it('closes the dropdown on a press outside', async () => {
    open();
    const summary = screen.getByText('Categories');
    await userEvent.click(summary);
    await userEvent.click(document.body);
    expect(summary.closest('details')).not.toHaveAttribute('open');
  });

  it('switches the theme and remembers it', async () => {
    open();
    await userEvent.click(screen.getByRole('button', { name: 'Switch to dark theme' }));
    expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
    expect(localStorage.getItem('theme')).toBe('dark');
    expect(screen.getByRole('button', { name: 'Switch to light theme' })).toBeInTheDocument();
  });
});

describe('the side drawer', () => {
  beforeEach(() => {
    localStorage.clear();
    localStorage.setItem('music', 'off');
    document.documentElement.removeAttribute('data-theme');
  });

  async function openMenu(role?: Role) {
    const made = open(role);
    await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
    const drawer = await screen.findByRole('dialog', { name: 'Menu' });
    const names = within(drawer)
      .getAllByRole('listitem')
      .map((item) => item.textContent);
    return { ...made, drawer, names };
  }

  // rules: drawer
  it('lists the store and, for visitors, Login and Signup', async () => {
    const { names } = await openMenu();
    expect(names).toEqual([
      'Home',
      'Men',
      'Women',
      'Kids',
      'Glow',
      'Accessories',
      'Swimwears',
      'Bags',
      'Shoes',
      'Cosmetics',
      'Customized T-shirts',
      'Wishlist',
      'Cart',
      'Profile',
      'Blogs',
      'Login',
      'Signup',
      'Dark theme',
    ]);
  });

  // rules: drawer
  it('has Dashboard and Logout when logged in; Profile is the own page', async () => {
    const { drawer, names } = await openMenu('seller');
    expect(names).toContain('Dashboard');
    expect(names).not.toContain('Signup');
    expect(within(drawer).getByRole('link', { name: 'Profile' })).toHaveAttribute('href', '/user-dashboard');
    await userEvent.click(within(drawer).getByRole('button', { name: 'Logout' }));
    expect(await screen.findByText('Login page')).toBeInTheDocument();
  });

  it('closes when a place is chosen', async () => {
    const { drawer } = await openMenu();
    await userEvent.click(within(drawer).getByRole('link', { name: 'Men' }));
    expect(screen.queryByRole('dialog', { name: 'Menu' })).not.toBeInTheDocument();
  });
});
