import type { Role } from '@aaram/shared-domain/identity';
import { priceTotal } from '@aaram/shared-domain/pricing';
import { defaultSettings } from '@aaram/shared-domain/settings';
import { alert, confirm } from '@aaram/shared-platform';
import { createTestPlatform, TestPlatform } from '@aaram/shared-platform/testing';
import { pageGround } from '@aaram/shared-ui/tokens';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { CheckoutFrame } from './checkout-frame.tsx';
import { DialogArea } from './dialog-area.tsx';
import { ForbiddenPage } from './message-pages/forbidden-page.tsx';
import { NotFoundPage } from './message-pages/not-found-page.tsx';
import { PanelFrame } from './panel/panel-frame.tsx';
import { RemoteDown } from './remote-down.tsx';
import { StoreFrame } from './store-frame.tsx';
import { chooseTheme, themeBootScript, themeTags } from './theme.ts';

function createPlatform(role?: Role) {
  const platform = createTestPlatform(() => []);
  if (role) {
    platform.startSession({ token: 't', user: { id: 'u1', role, isVerified: true, name: 'Asha' } });
  }
  return platform;
}

const show = (element: React.ReactNode, role?: Role, settings = defaultSettings) =>
  render(<TestPlatform platform={{ ...createPlatform(role), settings }}>{element}</TestPlatform>);

beforeEach(() => {
  localStorage.clear();
  Object.defineProperty(window, 'scrollY', { value: 0, configurable: true, writable: true });
});

describe('the store frame', () => {
  it('lets the keyboard skip to the page', () => {
    show(<StoreFrame>Page</StoreFrame>);
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveAttribute('href', '#main');
    expect(screen.getByRole('main')).toHaveAttribute('id', 'main');
  });

  // rules: charges-today-stand-beside-policies
  it('names in its banner the total above which the pricing function delivers free', () => {
    show(<StoreFrame>Page</StoreFrame>);
    const banner = screen.getByText(/^Free delivery above ₹/).textContent ?? '';
    const paise = Number(banner.replace(/\D/g, '')) * 100;
    expect(priceTotal(paise, 'spec').delivery).toBeGreaterThan(0);
    expect(priceTotal(paise + 1, 'spec').delivery).toBe(0);
  });

  // rules: floating-buttons
  it('calls and chats with the number from the settings', () => {
    show(<StoreFrame>Page</StoreFrame>);
    // Shown by the page's own styles from 1024 px on; below, the browser opens them as a popover.
    expect(screen.getByRole('link', { name: 'Call us', hidden: true })).toHaveAttribute('href', 'tel:+919000000000');
    expect(screen.getByRole('link', { name: 'Chat on WhatsApp', hidden: true })).toHaveAttribute(
      'href',
      'https://wa.me/919000000000',
    );
  });

  it('has one button that opens both contacts, and makes way for a visitor who reads on', () => {
    const { container } = show(<StoreFrame>Page</StoreFrame>);
    const contacts = container.querySelector('[popover]');
    expect(screen.getByRole('button', { name: 'Contact us' })).toHaveAttribute('popovertarget', contacts?.id);
    const corner = screen.getByRole('complementary', { name: 'Contact' });
    const wayAt = (y: number) => {
      act(() => {
        window.scrollY = y;
        window.dispatchEvent(new Event('scroll'));
      });
      return corner.dataset.way;
    };
    expect([0, 400, 900, 899, 950, 0].map(wayAt)).toEqual(['', 'down', 'down', 'up', 'down', '']);
  });

  it('offers the way up after 100 px, not before', () => {
    show(<StoreFrame>Page</StoreFrame>);
    const scrollTo = (y: number) =>
      act(() => {
        window.scrollY = y;
        window.dispatchEvent(new Event('scroll'));
      });
    scrollTo(100);
    expect(screen.queryByRole('button', { name: 'Scroll to top' })).not.toBeInTheDocument();
    scrollTo(101);
    expect(screen.getByRole('button', { name: 'Scroll to top' })).toBeInTheDocument();
  });

  // rules: footer
  it('ends with quick links, customer service, the gallery, social links and copyright', async () => {
    const social = [{ label: 'Instagram' as const, href: 'https://www.instagram.com/shop' }];
    show(<StoreFrame>Page</StoreFrame>, undefined, { ...defaultSettings, social });
    const footer = within(await screen.findByRole('contentinfo'));
    expect(footer.getByRole('link', { name: 'About' })).toHaveAttribute('href', '/about');
    expect(footer.getByRole('link', { name: 'Track Order' })).toHaveAttribute('href', '/track-order');
    expect(footer.getByRole('link', { name: 'Founder celebrity moments' })).toHaveAttribute('href', '/gallery');
    const instagram = footer.getByRole('link', { name: 'Instagram' });
    expect(instagram).toHaveAttribute('href', 'https://www.instagram.com/shop');
    expect(instagram).toHaveAttribute('rel', 'noreferrer');
    expect(footer.getByText(/© \d{4} Aaram/)).toBeInTheDocument();
  });

  // rules: footer
  it('has no social links, nor a place for them, where the settings name none', async () => {
    show(<StoreFrame>Page</StoreFrame>);
    const footer = await screen.findByRole('contentinfo');
    expect(footer.querySelectorAll('a[href^="http"]')).toHaveLength(0);
    expect([...footer.querySelectorAll('ul')].filter((list) => list.children.length === 0)).toEqual([]);
    expect(within(footer).getAllByRole('list')).toHaveLength(2);
  });

  it('is dark around glow pages only', () => {
    const at = (theme?: 'night') => [{ path: '*', handle: { theme }, element: <StoreFrame>Page</StoreFrame> }];
    const { unmount } = render(<TestPlatform platform={createPlatform()} routes={at('night')} />);
    expect(screen.getByRole('main')).toHaveAttribute('data-theme', 'night');
    unmount();
    render(<TestPlatform platform={createPlatform()} routes={at()} />);
    expect(screen.getByRole('main')).not.toHaveAttribute('data-theme');
  });
});

describe('the checkout frame', () => {
  // rules: checkout-frame
  it('leads home and nowhere else', () => {
    show(<CheckoutFrame>Page</CheckoutFrame>);
    const links = within(screen.getByRole('banner')).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/']);
    expect(screen.getByText('Secure checkout')).toBeInTheDocument();
    expect(screen.getByText('Comfort Crafted with Care')).toBeInTheDocument();
  });

  // rules: checkout-frame
  it('has one line with copyright, call and chat below', () => {
    show(<CheckoutFrame>Page</CheckoutFrame>);
    const foot = within(screen.getByRole('contentinfo'));
    expect(foot.getByText(/All rights reserved/)).toBeVisible();
    expect(foot.getByRole('link', { name: 'Call us' })).toHaveAttribute('href', expect.stringMatching(/^tel:/));
    expect(foot.getByRole('link', { name: 'Chat on WhatsApp' })).toHaveAttribute(
      'href',
      expect.stringMatching(/wa\.me/),
    );
  });
});

describe('the panel frame', () => {
  const routes = [
    { path: '/admin-orders', element: <PanelFrame>Orders</PanelFrame> },
    { path: '/login', element: <p>Login page</p> },
  ];
  const open = () => {
    const platform = createPlatform('seller');
    render(<TestPlatform platform={platform} routes={routes} at="/admin-orders" />);
    return platform;
  };

  // rules: panel-pages
  it('leads to the pages of the panel and marks the present one', () => {
    open();
    const nav = within(screen.getByRole('navigation', { name: 'Seller Panel' }));
    const entries = nav.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(entries.slice(0, 5)).toEqual([
      ['Dashboard', '/admin-dashboard'],
      ['All Products', '/admin-products'],
      ['Add Product', '/admin-add-product'],
      ['All Orders', '/admin-orders'],
      ['Blog Manager', '/admin-blog-manager'],
    ]);
    expect(nav.getByRole('link', { name: 'All Orders' })).toHaveAttribute('aria-current', 'page');
  });

  // rules: panel-pages
  it('lists all other pages below, with how many things wait there', async () => {
    const figures = {
      ordersPerDay: [],
      needsAttention: [
        { kind: 'returns', count: 3 },
        { kind: 'reviews', count: 0 },
        { kind: 'complaints', count: 1200 },
        { kind: 'failed-jobs', count: 2 },
      ],
    };
    const platform = createTestPlatform(() => figures);
    platform.startSession({ token: 't', user: { id: 'u1', role: 'admin', isVerified: true, name: 'Asha' } });
    render(<TestPlatform platform={platform} routes={routes} at="/admin-orders" />);
    const more = within(screen.getByRole('list', { name: 'More pages' }));
    expect(await more.findByRole('link', { name: 'Returns 3 waiting' })).toHaveAttribute('href', '/admin-returns');
    expect(more.getByRole('link', { name: 'Reviews' })).toBeVisible();
    expect(more.getByRole('link', { name: 'Complaints 1,200 waiting' })).toBeVisible();
    expect(more.getByRole('link', { name: 'Outbox and jobs 2 waiting' })).toBeVisible();
    for (const name of [
      'Money',
      'Import and export',
      'History',
      'Pictures',
      'Team',
      'Credits',
      'Security',
      'Releases',
    ]) {
      expect(more.getByRole('link', { name })).toBeVisible();
    }
  });

  // rules: panel-pages
  it('folds its side bar, keeps the names for screen readers, and remembers it', async () => {
    open();
    await userEvent.click(screen.getByRole('button', { name: 'Collapse sidebar' }));
    expect(screen.getByRole('button', { name: 'Expand sidebar' })).toHaveAttribute('aria-expanded', 'false');
    expect(localStorage.getItem('panel-sidebar')).toBe('collapsed');
    expect(screen.getByRole('link', { name: 'All Products' })).toHaveAttribute('title', 'All Products');
    await userEvent.click(screen.getByRole('button', { name: 'Expand sidebar' }));
    expect(localStorage.getItem('panel-sidebar')).toBe('open');
  });

  it('has the same pages in a drawer for phones', async () => {
    open();
    await userEvent.click(screen.getByRole('button', { name: 'Panel menu' }));
    const drawer = await screen.findByRole('dialog', { name: 'Seller Panel' });
    expect(within(drawer).getByRole('link', { name: 'Blog Manager' })).toBeInTheDocument();
    expect(within(drawer).getByRole('button', { name: 'Switch to dark theme' })).toBeInTheDocument();
  });

  it('says on a phone where one is, also on the page that the side bar does not list', () => {
    const place = (at: string) => {
      cleanup();
      render(
        <TestPlatform
          platform={createPlatform('admin')}
          routes={[{ path: '*', element: <PanelFrame>-</PanelFrame> }]}
          at={at}
        />,
      );
      return screen.getByRole('button', { name: 'Panel menu' }).nextSibling;
    };
    expect(place('/admin-orders')).toHaveTextContent('All Orders');
    expect(place('/admin-security')).toHaveTextContent('Security');
    expect(place('/admin-grievances')).toHaveTextContent('Complaints');
    expect(place('/admin-returns')).toHaveTextContent('Returns');
    expect(place('/admin-nothing')).toHaveTextContent('Seller Panel');
  });

  it('leads to the store, also from an address of its own', () => {
    const store = () => screen.getByRole('link', { name: 'View store' });
    open();
    expect(store()).toHaveAttribute('href', '/');
    cleanup();
    show(<PanelFrame storeUrl="https://shop.example">Orders</PanelFrame>, 'seller');
    expect(store()).toHaveAttribute('href', 'https://shop.example');
  });

  // rules: sessions-end
  it("logs out with 'Logged out successfully!' and goes to /login", async () => {
    const platform = open();
    await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
    expect(await screen.findByText('Login page')).toBeInTheDocument();
    expect(await screen.findByText('Logged out successfully!')).toBeInTheDocument();
    expect(platform.store.getState().session.isAuthenticated).toBe(false);
  });
});

describe('the dialog area', () => {
  it('shows an alert with exactly its words and goes on when it is closed', async () => {
    show(<DialogArea />);
    let isClosed = false;
    act(() => {
      void alert('Please log in first!').then(() => {
        isClosed = true;
      });
    });
    const dialog = await screen.findByRole('alertdialog', { name: 'Please log in first!' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'OK' }));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(isClosed).toBe(true);
  });

  it.each([
    ['Yes', true],
    ['Cancel', false],
  ])('answers a question with %s', async (button, expected) => {
    show(<DialogArea />);
    let answer: Promise<boolean> | undefined;
    act(() => {
      answer = confirm('Are you sure?');
    });
    const dialog = await screen.findByRole('alertdialog', { name: 'Are you sure?' });
    await userEvent.click(within(dialog).getByRole('button', { name: button }));
    expect(await answer).toBe(expected);
  });

  it('shows waiting alerts one after the other', async () => {
    show(<DialogArea />);
    act(() => {
      void alert('First');
      void alert('Second');
    });
    await userEvent.click(
      within(await screen.findByRole('alertdialog', { name: 'First' })).getByRole('button', { name: 'OK' }),
    );
    expect(await screen.findByRole('alertdialog', { name: 'Second' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'OK' }));
  });
});

describe('pages that say one thing', () => {
  it('shows the way home from an unknown address', () => {
    show(<NotFoundPage />);
    expect(screen.getByRole('heading', { name: 'Oops! Page Not Found' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go Back Home' })).toHaveAttribute('href', '/');
  });

  it('sends a shopper in the panel to the own page', () => {
    show(<ForbiddenPage />, 'user');
    expect(screen.getByText('403')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'My Profile' })).toHaveAttribute('href', '/user-dashboard');
  });

  it('names the area that is down and tries again', () => {
    let tries = 0;
    show(<RemoteDown name="blog" isRetrying={false} onRetry={() => tries++} />);
    expect(screen.getByRole('alert')).toHaveTextContent('The blog is not available right now');
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(tries).toBe(1);
  });

  it('asks for the same address by itself where no script has come yet', () => {
    render(
      <TestPlatform platform={createPlatform()} at="/search?q=red+saree&q=silk">
        <RemoteDown name="storefront" isRetrying={false} onRetry={() => undefined} />
      </TestPlatform>,
    );
    const retry = screen.getByRole<HTMLButtonElement>('button', { name: 'Try again' });
    expect([retry.type, retry.form?.method, retry.form?.hasAttribute('action')]).toEqual(['submit', 'get', false]);
    expect([...new FormData(retry.form ?? undefined)]).toEqual([
      ['q', 'red saree'],
      ['q', 'silk'],
    ]);
  });
});

describe('the theme before the first paint', () => {
  const boot = () => {
    document.documentElement.removeAttribute('data-theme');
    new Function(themeBootScript)();
    return document.documentElement.dataset.theme;
  };

  it('follows the device', () => {
    expect(boot()).toBe('light');
  });

  it("tells the browser's own bars and canvas too", () => {
    document.head.innerHTML = themeTags;
    const colours = () => [...document.head.querySelectorAll('meta')].map((tag) => tag.content);
    boot();
    expect(colours()).toEqual(['light', pageGround.light, pageGround.light]);
    localStorage.setItem('theme', 'dark');
    boot();
    expect(colours()).toEqual(['dark', pageGround.dark, pageGround.dark]);
    chooseTheme('light');
    expect(colours()).toEqual(['light', pageGround.light, pageGround.light]);
    document.head.innerHTML = '';
  });

  it('follows the stored choice, and nothing else that may be stored', () => {
    localStorage.setItem('theme', 'dark');
    expect(boot()).toBe('dark');
    localStorage.setItem('theme', 'pink');
    expect(boot()).toBe('light');
  });
});

describe('the panel of somebody whose mail address is not confirmed', () => {
  const user = (isVerified: boolean) => ({ id: 'u1', role: 'seller', isVerified, name: 'Asha' }) as const;

  function openPanel(answers: { isVerified: boolean }) {
    const calls: string[] = [];
    const platform = createTestPlatform(({ method, path }) => {
      calls.push(`${method} ${path}`);
      return path === '/auth/me/token' ? { token: null, user: user(answers.isVerified) } : { message: 'ok' };
    });
    platform.startSession({ token: 't', user: user(false) });
    render(
      <TestPlatform platform={platform}>
        <PanelFrame>The work</PanelFrame>
      </TestPlatform>,
    );
    return calls;
  }

  it('shows how to get a new link instead of the work', async () => {
    const answers = { isVerified: false };
    const calls = openPanel(answers);
    expect(await screen.findByRole('heading', { name: 'Please confirm your email address' })).toBeVisible();
    expect(screen.queryByText('The work')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Send a new link' }));
    expect(calls).toContain('POST /auth/me/email/link');
    answers.isVerified = true;
    await userEvent.click(screen.getByRole('button', { name: 'I have confirmed it' }));
    expect(await screen.findByText('The work')).toBeVisible();
  });

  it('shows the work where this browser only did not know yet', async () => {
    openPanel({ isVerified: true });
    expect(await screen.findByText('The work')).toBeVisible();
  });
});

describe('the panel of an admin of a real store', () => {
  it('asks again for another admin who logs in on top of the session', async () => {
    const user = (id: string) => ({ id, role: 'admin', isVerified: true, name: id }) as const;
    let here = 'asha';
    const platform = createTestPlatform(({ path }) =>
      path === '/auth/me/factors'
        ? { factors: here === 'asha' ? [{ id: '1' }] : [], recoveryCodes: 0, isRequired: true }
        : { token: null, user: user(here) },
    );
    platform.startSession({ token: 't1', user: user('asha') });
    render(
      <TestPlatform platform={platform}>
        <PanelFrame>The work</PanelFrame>
      </TestPlatform>,
    );
    expect(await screen.findByText('The work')).toBeVisible();
    here = 'meera';
    act(() => platform.startSession({ token: 't2', user: user('meera') }));
    expect(await screen.findByRole('heading', { name: 'Please set up a second step at login' })).toBeVisible();
  });

  it('asks for a second step at login while there is none', async () => {
    const user = { id: 'u1', role: 'admin', isVerified: true, name: 'Asha' } as const;
    const platform = createTestPlatform(({ path }) =>
      path === '/auth/me/factors' ? { factors: [], recoveryCodes: 0, isRequired: true } : { token: null, user },
    );
    platform.startSession({ token: 't', user });
    render(
      <TestPlatform platform={platform}>
        <PanelFrame>The work</PanelFrame>
      </TestPlatform>,
    );
    expect(await screen.findByRole('heading', { name: 'Please set up a second step at login' })).toBeVisible();
    expect(screen.queryByText('The work')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Set it up' })).toHaveAttribute('href', '/user-dashboard?tab=security');
  });
});
