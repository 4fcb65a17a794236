import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { Link, type LinkProps } from './link.tsx';
import { NavLink } from './nav-link.tsx';

function renderAt(path: string, page: ReactNode) {
  const router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: [path] });
  render(<RouterProvider router={router} />);
  return router;
}
const renderLink = (props: Partial<LinkProps>) =>
  renderAt(
    '/',
    <Link to="/bags?size=M" {...props}>
      Bags
    </Link>,
  );
const link = () => screen.getByRole('link', { name: 'Bags' });

it('opens a page in this tab, with its state, and has its address', async () => {
  const router = renderLink({ state: { from: 'home' } });
  expect(link().getAttribute('href')).toBe('/bags?size=M');
  fireEvent.click(link());
  const { pathname, search, state } = router.state.location;
  expect({ pathname, search, state }).toEqual({ pathname: '/bags', search: '?size=M', state: { from: 'home' } });
});

it('leaves a press with a key, and one for another tab, to the browser', () => {
  const router = renderLink({ target: '_blank' });
  expect(fireEvent.click(link())).toBe(true);
  expect(router.state.location.pathname).toBe('/');
  expect(link().getAttribute('target')).toBe('_blank');
});

it('stays where its own press was refused', () => {
  const router = renderLink({ onClick: (event) => event.preventDefault() });
  fireEvent.click(link());
  expect(router.state.location.pathname).toBe('/');
});

it('leaves an address elsewhere to the browser, and makes a path of any other', () => {
  const router = renderLink({ to: 'https://shop.example/bags' });
  expect(link().getAttribute('href')).toBe('https://shop.example/bags');
  expect(fireEvent.click(link())).toBe(true);
  expect(router.state.location.pathname).toBe('/');
  cleanup();
  renderLink({ to: 'javascript:alert(1)' });
  expect(link().getAttribute('href')).toBe('/javascript:alert(1)');
});

it('replaces the entry of the history when it says so', () => {
  const router = renderLink({ replace: true });
  fireEvent.click(link());
  expect(router.state.historyAction).toBe('REPLACE');
});

it.each([
  { at: '/bags', to: '/bags', current: 'page' },
  { at: '/Bags', to: '/bags', current: 'page' },
  { at: '/bags/one', to: '/bags', current: 'page' },
  { at: '/bags-and-shoes', to: '/bags', current: null },
  { at: '/bags', to: '/', current: null },
  { at: '/', to: '/', current: 'page' },
  { at: '/bags/one', to: '/bags', end: true, current: null },
])('on $at, a link to $to of a menu is marked: $current', ({ at, to, end, current }) => {
  renderAt(
    at,
    <NavLink to={to} end={end}>
      Bags
    </NavLink>,
  );
  expect(link().getAttribute('aria-current')).toBe(current);
});
